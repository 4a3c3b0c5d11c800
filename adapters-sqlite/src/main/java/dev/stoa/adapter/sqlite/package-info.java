/** SQLite storage: one file is one workspace. */
@NullMarked
package dev.stoa.adapter.sqlite;

import org.jspecify.annotations.NullMarked;
