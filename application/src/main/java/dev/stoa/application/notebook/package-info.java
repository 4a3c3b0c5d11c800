/** The use cases of private notes and of the wake briefing. */
@NullMarked
@MayUse({
  "agent",
  "audit",
  "channel",
  "conversation",
  "debate",
  "knowledge",
  "pack",
  "search",
  "trust"
})
package dev.stoa.application.notebook;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
