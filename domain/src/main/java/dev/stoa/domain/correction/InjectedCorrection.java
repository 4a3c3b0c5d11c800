package dev.stoa.domain.correction;

/**
 * A correction that belongs in the prompt of a query.
 *
 * @param effectiveConfidence the decayed confidence at the time of the query
 */
public record InjectedCorrection(
    Correction correction, double effectiveConfidence, InjectionScore score) {}
