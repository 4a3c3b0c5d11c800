package dev.stoa.domain.memory;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.time.Instant;

/**
 * One outcome of using a memory, and what it changed.
 *
 * @param expected the success rate before it; 0.5 without outcomes
 * @param surprise how unexpected it was: the weighted mean of the signals it carries
 * @param surpriseBefore the surprise of the memory before it
 * @param surpriseAfter the surprise of the memory after it
 * @param consolidation of the memory after it
 */
@RecordBuilder
public record MemoryOutcome(
    MemoryId memory,
    Outcome outcome,
    double expected,
    double surprise,
    double surpriseBefore,
    double surpriseAfter,
    double consolidation,
    Instant createdAt) {}
