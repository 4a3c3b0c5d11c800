/** New SQLite workspaces for tests. */
@NullMarked
package dev.stoa.testkit.sqlite;

import org.jspecify.annotations.NullMarked;
