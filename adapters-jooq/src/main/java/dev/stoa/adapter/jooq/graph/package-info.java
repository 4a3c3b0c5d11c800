/** The graph in tables. */
@NullMarked
package dev.stoa.adapter.jooq.graph;

import org.jspecify.annotations.NullMarked;
