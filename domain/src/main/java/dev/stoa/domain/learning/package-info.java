/**
 * What is learned from conversations and texts: proposals, the decision about each, and reports.
 */
@NullMarked
@MayUse({"conversation", "memory", "search", "trust"})
package dev.stoa.domain.learning;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
