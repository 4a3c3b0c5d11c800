package dev.stoa.domain.memory;

import dev.stoa.domain.trust.Trust;

/** What a memory counts, and how far it is trusted: all that it is ranked by. */
public record TrustedWeight(MemoryWeight weight, Trust trust) {}
