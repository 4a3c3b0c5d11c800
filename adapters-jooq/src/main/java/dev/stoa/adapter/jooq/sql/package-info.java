/** Statements in jOOQ's typed DSL, rendered once: parameters, values and rows by column. */
@NullMarked
package dev.stoa.adapter.jooq.sql;

import org.jspecify.annotations.NullMarked;
