/** The use cases of evidence. */
@NullMarked
@MayUse({"audit", "search", "trust"})
package dev.stoa.application.evidence;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
