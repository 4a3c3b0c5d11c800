package dev.stoa.domain.consensus;

import java.time.Instant;

/** When it became known whether a conclusion is true. */
public record ConclusionResolution(ConsensusTruth truth, Instant at) {}
