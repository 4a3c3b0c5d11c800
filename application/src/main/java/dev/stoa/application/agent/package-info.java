/** The use cases of agents, their spawns and their tasks. */
@NullMarked
@SpeaksOf({"kernel", "json", "audit", "storage"})
package dev.stoa.application.agent;

import dev.stoa.domain.kernel.SpeaksOf;
import org.jspecify.annotations.NullMarked;
