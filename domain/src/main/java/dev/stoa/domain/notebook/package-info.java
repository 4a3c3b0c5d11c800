/** Private notes of agents, which note replaced which, and the briefing of an agent that wakes. */
@NullMarked
@MayUse({"agent", "channel", "debate", "kernel", "pack", "search"})
package dev.stoa.domain.notebook;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
