package dev.stoa.domain.evidence;

/**
 * Evidence as it is stored.
 *
 * @param isNew whether it was stored now; otherwise its text was stored before
 */
public record Collected(Evidence evidence, boolean isNew) {}
