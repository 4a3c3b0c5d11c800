/** The use cases of memory files. */
@NullMarked
@MayUse({"agent", "audit", "search", "trust"})
package dev.stoa.application.files;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
