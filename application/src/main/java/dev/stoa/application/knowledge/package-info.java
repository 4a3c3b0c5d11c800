/** The use cases of what agents know together. */
@NullMarked
@SpeaksOf({"agent", "search", "storage"})
package dev.stoa.application.knowledge;

import dev.stoa.domain.kernel.SpeaksOf;
import org.jspecify.annotations.NullMarked;
