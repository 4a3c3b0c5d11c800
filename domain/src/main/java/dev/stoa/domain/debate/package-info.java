/**
 * Debates: sessions with their turns, code versions, approval gates and votes, and what was
 * concluded.
 */
@NullMarked
@MayUse("search")
package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
