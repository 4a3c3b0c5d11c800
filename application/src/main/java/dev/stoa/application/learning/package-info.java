/**
 * The use cases of learning from conversations and texts; what is learned and undone is audited.
 */
@NullMarked
@MayUse({"audit", "conversation", "memory", "search", "trust"})
package dev.stoa.application.learning;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
