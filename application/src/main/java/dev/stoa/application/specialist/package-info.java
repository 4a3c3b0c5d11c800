/** The use cases of specialists. */
@NullMarked
@MayUse({"audit", "contextbackup", "conversation"})
package dev.stoa.application.specialist;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
