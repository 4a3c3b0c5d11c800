/**
 * What agents know together, by domain path. Speaks of: agent (by id), kernel, search (knowledge is
 * found by its words).
 */
@NullMarked
@MayUse({"kernel", "search"})
package dev.stoa.domain.knowledge;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
