/**
 * Agents that improve by generations: episodes, judged mutations, created agents, strategy memory,
 * pruning.
 */
@NullMarked
@MayUse("search")
package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
