/** The use cases of ratings and calibration. */
@NullMarked
@MayUse({"agent", "audit"})
package dev.stoa.application.rating;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
