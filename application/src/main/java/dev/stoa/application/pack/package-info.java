/** Packs: what belongs in a prompt, from every source that is searched. */
@NullMarked
@MayUse({
  "kernel",
  "search",
  "agent",
  "channel",
  "memory",
  "correction",
  "evidence",
  "lesson",
  "consensus",
  "conversation"
})
package dev.stoa.application.pack;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
