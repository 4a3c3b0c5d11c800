/** The use cases of the graph. */
@NullMarked
@MayUse({"audit", "conversation", "search", "trust"})
package dev.stoa.application.graph;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
