/** Packs: what belongs in a prompt, from every source that is searched. */
@NullMarked
@MayUse({
  "agent",
  "channel",
  "consensus",
  "conversation",
  "correction",
  "evidence",
  "kernel",
  "lesson",
  "memory",
  "search",
  "trust"
})
package dev.stoa.application.pack;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
