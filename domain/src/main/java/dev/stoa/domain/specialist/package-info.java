/**
 * Specialists: which model serves each, how their answers compare, and where a query is sent. Uses:
 * json, kernel, conversation (responses are stored encrypted as its messages are), correction (runs
 * name the corrections in their prompt).
 */
@NullMarked
@MayUse({"conversation", "correction"})
package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
