/** One text index and one vector index, for every context that is searched. */
@NullMarked
@SpeaksOf({"kernel", "agent"})
package dev.stoa.domain.search;

import dev.stoa.domain.kernel.SpeaksOf;
import org.jspecify.annotations.NullMarked;
