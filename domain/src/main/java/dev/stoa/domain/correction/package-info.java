/** Verified facts, what they replace, and which of them belong in a prompt. */
@NullMarked
@MayUse({"conversation", "pack", "search"})
package dev.stoa.domain.correction;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
