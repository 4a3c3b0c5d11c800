/** Shared knowledge by domain path. */
@NullMarked
@MayUse({"kernel", "search"})
package dev.stoa.domain.knowledge;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
