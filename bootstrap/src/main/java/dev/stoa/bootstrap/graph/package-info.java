/** Wiring of the graph. */
@NullMarked
package dev.stoa.bootstrap.graph;

import org.jspecify.annotations.NullMarked;
