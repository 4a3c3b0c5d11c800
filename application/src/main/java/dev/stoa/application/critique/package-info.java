/** The use cases of critiques, patterns and reputations. */
@NullMarked
@SpeaksOf({"kernel", "storage"})
package dev.stoa.application.critique;

import dev.stoa.domain.kernel.SpeaksOf;
import org.jspecify.annotations.NullMarked;
