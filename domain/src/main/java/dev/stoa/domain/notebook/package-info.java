/** Private notes of agents, and which note replaced which. */
@NullMarked
@MayUse({"kernel", "search"})
package dev.stoa.domain.notebook;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
