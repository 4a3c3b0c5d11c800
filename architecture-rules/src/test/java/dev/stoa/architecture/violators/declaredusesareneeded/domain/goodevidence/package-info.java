/** Declares a use. */
@MayUse("debate")
package dev.stoa.architecture.violators.declaredusesareneeded.domain.goodevidence;

import dev.stoa.architecture.violators.declaredusesareneeded.domain.kernel.MayUse;
