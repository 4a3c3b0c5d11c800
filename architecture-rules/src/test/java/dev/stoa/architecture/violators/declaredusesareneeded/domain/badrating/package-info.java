/** Declares a use. */
@MayUse({"debate", "memory"})
package dev.stoa.architecture.violators.declaredusesareneeded.domain.badrating;

import dev.stoa.architecture.violators.declaredusesareneeded.domain.kernel.MayUse;
