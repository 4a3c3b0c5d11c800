/** The use cases of conclusions, dissents and proofs. */
@NullMarked
@MayUse({"agent", "audit", "critique", "debate", "rating", "search"})
package dev.stoa.application.consensus;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
