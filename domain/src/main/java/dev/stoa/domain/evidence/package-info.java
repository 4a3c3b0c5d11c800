/** Evidence that debates cite. */
@NullMarked
@MayUse("search")
package dev.stoa.domain.evidence;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
