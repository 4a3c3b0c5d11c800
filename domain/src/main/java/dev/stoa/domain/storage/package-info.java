/** All ports of a workspace. */
@NullMarked
@MayUse({
  "kernel",
  "agent",
  "audit",
  "channel",
  "consensus",
  "contextbackup",
  "conversation",
  "correction",
  "critique",
  "debate",
  "evidence",
  "evolution",
  "lesson",
  "memory",
  "knowledge",
  "notebook",
  "operations",
  "rating",
  "resilience",
  "search",
  "specialist"
})
package dev.stoa.domain.storage;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
