package dev.stoa.domain.consensus;

import java.time.Instant;

/** When it became known whether a conclusion is true. */
public record Resolution(ConsensusTruth truth, Instant at) {}
