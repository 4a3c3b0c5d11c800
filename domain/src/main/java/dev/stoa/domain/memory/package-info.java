/** Memory in four decaying tiers: what is remembered, how it moves, fades and is protected. */
@NullMarked
@MayUse({"search", "trust"})
package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
