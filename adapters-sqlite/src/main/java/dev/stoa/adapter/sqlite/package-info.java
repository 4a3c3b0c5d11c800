/** The SQLite side of the seam: one file is one workspace. */
package dev.stoa.adapter.sqlite;
