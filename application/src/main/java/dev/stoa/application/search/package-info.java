/** The search over everything, and the care of its indexes. */
@NullMarked
@SpeaksOf({"kernel", "agent", "storage"})
package dev.stoa.application.search;

import dev.stoa.domain.kernel.SpeaksOf;
import org.jspecify.annotations.NullMarked;
