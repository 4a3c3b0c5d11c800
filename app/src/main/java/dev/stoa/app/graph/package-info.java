/** The demo section of the graph. */
@NullMarked
package dev.stoa.app.graph;

import org.jspecify.annotations.NullMarked;
