/** Export, import, copy, backup and restore of the whole content of a workspace. */
/** Export, import and copy of the whole content of a workspace; maintenance, erasure and health. */
@NullMarked
@MayUse({"agent", "audit", "search"})
package dev.stoa.application.operations;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
