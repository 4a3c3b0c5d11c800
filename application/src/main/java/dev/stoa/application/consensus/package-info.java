/** The use cases of conclusions, dissents and proofs. */
@NullMarked
@MayUse({"agent", "audit", "conversation", "critique", "debate", "pack", "rating", "search"})
package dev.stoa.application.consensus;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
