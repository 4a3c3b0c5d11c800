/** The use cases of critiques, patterns and reputations. */
@NullMarked
@MayUse({"agent", "audit", "rating"})
package dev.stoa.application.critique;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
