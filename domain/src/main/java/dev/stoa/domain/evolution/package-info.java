/**
 * Agents that improve by generations: episodes, judged mutations, created agents, strategy memory,
 * pruning. Uses: kernel, json, search (strategies have vectors).
 */
@NullMarked
@MayUse("search")
package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
