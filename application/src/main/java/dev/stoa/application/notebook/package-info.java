/** The use cases of agents' notes, and what an agent is told when it wakes. */
@NullMarked
@MayUse({"agent", "audit", "channel", "knowledge", "search"})
package dev.stoa.application.notebook;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
