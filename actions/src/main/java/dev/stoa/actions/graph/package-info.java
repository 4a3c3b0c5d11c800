/** Actions of the graph. */
@NullMarked
package dev.stoa.actions.graph;

import org.jspecify.annotations.NullMarked;
