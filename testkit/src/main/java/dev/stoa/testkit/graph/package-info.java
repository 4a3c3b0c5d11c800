/** The contracts of the ports of the graph. */
@NullMarked
package dev.stoa.testkit.graph;

import org.jspecify.annotations.NullMarked;
