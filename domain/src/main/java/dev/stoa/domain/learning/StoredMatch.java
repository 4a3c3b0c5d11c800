package dev.stoa.domain.learning;

import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.trust.Trust;

/**
 * A stored memory that a candidate is compared with.
 *
 * @param isRecalled whether it was read in the conversation that is learned from
 * @param isLearned whether it was learned from the same message or text before
 */
public record StoredMatch(Memory memory, Trust trust, boolean isRecalled, boolean isLearned) {}
