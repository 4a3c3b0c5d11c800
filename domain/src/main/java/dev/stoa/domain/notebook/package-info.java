/**
 * An agent's own notes, and which note took the place of which. Speaks of: agent and channel (by
 * id), kernel, search (a note is found by its words).
 */
@NullMarked
@MayUse({"kernel", "search"})
package dev.stoa.domain.notebook;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
