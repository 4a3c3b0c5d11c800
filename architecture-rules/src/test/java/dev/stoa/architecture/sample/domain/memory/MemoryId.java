package dev.stoa.architecture.sample.domain.memory;

/** An id that other contexts may name. */
public record MemoryId(String value) {}
