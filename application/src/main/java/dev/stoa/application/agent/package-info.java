/** The use cases of agents and their spawns. */
@NullMarked
@SpeaksOf({"kernel", "json", "audit", "storage"})
package dev.stoa.application.agent;

import dev.stoa.domain.kernel.SpeaksOf;
import org.jspecify.annotations.NullMarked;
