/**
 * Shared knowledge by domain path. Uses: agent (by id), kernel, search (knowledge is searchable).
 */
@NullMarked
@MayUse({"kernel", "search"})
package dev.stoa.domain.knowledge;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
