"""Reports: records of findings and their rendering."""
