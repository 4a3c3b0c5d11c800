/** The search over everything, and the care of its indexes. */
@NullMarked
@MayUse({"agent", "audit", "kernel", "trust"})
package dev.stoa.application.search;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
