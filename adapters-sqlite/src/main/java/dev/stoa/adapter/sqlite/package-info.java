/** The SQLite side of the seam: one file is one workspace. */
@NullMarked
package dev.stoa.adapter.sqlite;

import org.jspecify.annotations.NullMarked;
