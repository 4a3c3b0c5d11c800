package dev.stoa.adapter.http.workspace;

import dev.stoa.application.Workspace;

/**
 * A workspace that a pool opened.
 *
 * @param closing closes it
 */
public record OpenedWorkspace(Workspace workspace, Runnable closing) {}
