/** The use cases of agents' notes, and what an agent is told when it wakes. */
@NullMarked
@SpeaksOf({"agent", "audit", "channel", "knowledge", "search", "storage"})
package dev.stoa.application.notebook;

import dev.stoa.domain.kernel.SpeaksOf;
import org.jspecify.annotations.NullMarked;
