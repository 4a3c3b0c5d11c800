/** A graph of entities, what is known of them, and how they are related. */
@NullMarked
@MayUse({"kernel", "search"})
package dev.stoa.domain.graph;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
