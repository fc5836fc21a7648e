"""Pass manager: base classes, options, pipelines, pipeline strings, compatibility modes."""
