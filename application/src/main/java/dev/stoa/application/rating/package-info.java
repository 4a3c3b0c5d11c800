/** The use cases of ratings and calibration. */
@NullMarked
@SpeaksOf({"kernel", "json", "storage", "audit"})
package dev.stoa.application.rating;

import dev.stoa.domain.kernel.SpeaksOf;
import org.jspecify.annotations.NullMarked;
