/** Declares a use. */
@MayUse("debate")
package dev.stoa.architecture.violators.contextsusewhattheydeclare.domain.rating;

import dev.stoa.architecture.violators.contextsusewhattheydeclare.domain.kernel.MayUse;
