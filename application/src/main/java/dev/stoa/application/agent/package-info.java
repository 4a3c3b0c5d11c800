/** The use cases of agents, their spawns and their tasks. */
@NullMarked
@MayUse({"kernel", "audit"})
package dev.stoa.application.agent;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
