/** One text index and one vector index, for every context that is searched. */
@NullMarked
@MayUse({"kernel", "trust"})
package dev.stoa.domain.search;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
