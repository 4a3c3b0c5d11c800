/** Specialists: which model serves each, how their answers compare, and where a query is sent. */
@NullMarked
@MayUse({"conversation", "correction"})
package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
