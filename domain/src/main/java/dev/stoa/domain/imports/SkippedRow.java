package dev.stoa.domain.imports;

/**
 * A row that was not imported.
 *
 * @param key what names it in its table
 */
public record SkippedRow(String key, String reason) {}
