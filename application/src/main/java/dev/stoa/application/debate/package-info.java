/** The use cases of debates. */
@NullMarked
@MayUse({
  "agent",
  "audit",
  "critique",
  "evidence",
  "memory",
  "rating",
  "resilience",
  "search",
  "trust"
})
package dev.stoa.application.debate;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
