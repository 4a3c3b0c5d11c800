/** The workspaces of a server, opened when they are first wanted and closed when idle. */
@NullMarked
package dev.stoa.adapter.http.workspace;

import org.jspecify.annotations.NullMarked;
