/** Encryption of what conversations store: keys, the cipher, changing keys. */
@NullMarked
@MayUse({
  "audit",
  "contextbackup",
  "conversation",
  "operations",
  "resilience",
  "search",
  "specialist"
})
package dev.stoa.application.encryption;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
