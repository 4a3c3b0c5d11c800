/** The use cases of corrections. */
@NullMarked
@MayUse({"audit", "conversation", "pack", "search", "trust"})
package dev.stoa.application.correction;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
