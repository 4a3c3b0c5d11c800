/** Export, import, copy, backup and restore of the whole content of a workspace. */
@NullMarked
@MayUse({"audit", "search"})
package dev.stoa.application.operations;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
