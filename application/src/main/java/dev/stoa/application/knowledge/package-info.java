/** The use cases of shared knowledge. */
@NullMarked
@MayUse({"agent", "audit", "search", "trust"})
package dev.stoa.application.knowledge;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
