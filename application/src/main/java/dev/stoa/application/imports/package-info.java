/**
 * Import from other systems: each system has a class that maps its tables to our contexts. An
 * import is one unit of work.
 */
@NullMarked
@MayUse({
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
  "knowledge",
  "memory",
  "notebook",
  "operations",
  "rating",
  "resilience",
  "search",
  "specialist",
  "storage"
})
package dev.stoa.application.imports;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
