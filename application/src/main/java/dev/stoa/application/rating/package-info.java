/** The use cases of ratings. */
@NullMarked
@SpeaksOf({"kernel", "storage"})
package dev.stoa.application.rating;

import dev.stoa.domain.kernel.SpeaksOf;
import org.jspecify.annotations.NullMarked;
