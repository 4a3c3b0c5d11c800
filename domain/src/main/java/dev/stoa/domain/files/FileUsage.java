package dev.stoa.domain.files;

/** How much a scope holds. */
public record FileUsage(long files, long bytes) {}
