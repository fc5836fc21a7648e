"""Configuration: the editor's settings, and changes of files on disk."""

from __future__ import annotations

from lsprotocol import types
from pygls.uris import to_fs_path

from ...config.editor_settings import EditorSettings, read_settings
from ..connection.connection import Connection
from ..protocol import convert


async def initialized(here: Connection, params: None) -> None:
    _take(here, here.session.initialization_options)
    registrations = convert.registrations(here.client)
    if registrations:
        await here.server.client_register_capability_async(types.RegistrationParams(registrations=registrations))
    if here.client.workspace_configuration:
        await _ask(here)


async def did_change_configuration(here: Connection, params: types.DidChangeConfigurationParams) -> None:
    if params.settings is None and here.client.workspace_configuration:
        await _ask(here)
    else:
        _take(here, params.settings)


def did_change_watched_files(here: Connection, params: types.DidChangeWatchedFilesParams) -> None:
    here.session.files_changed([to_fs_path(change.uri) or change.uri for change in params.changes])


async def _ask(here: Connection) -> None:
    items = [types.ConfigurationItem(section="pydealloc")]
    for value in await here.server.workspace_configuration_async(types.ConfigurationParams(items=items)):
        # null: the editor has none.
        _take(here, {} if value is None else value)


def _take(here: Connection, value: object) -> None:
    session = here.session
    # A setting that is no longer given has its first value again, and not the one that it had in between.
    first = read_settings(session.initialization_options, EditorSettings()).settings
    read = read_settings(value, session.settings, first)
    for problem in read.problems:
        session.warn(problem)
    if read.settings == session.settings:
        return
    has_other_lenses = read.settings.run != session.settings.run
    changes_trust = read.settings.run.trusted != session.settings.run.trusted
    changes_findings = read.settings.diagnostics != session.settings.diagnostics
    session.settings = read.settings
    if changes_trust or changes_findings:
        # Configurations of a trusted workspace may name files outside of it; open files get new findings.
        session.reconfigure()
    if has_other_lenses and here.client.code_lens_refresh:
        here.server.workspace_code_lens_refresh(None)
    if here.client.inlay_hint_refresh:
        here.server.workspace_inlay_hint_refresh(None)
