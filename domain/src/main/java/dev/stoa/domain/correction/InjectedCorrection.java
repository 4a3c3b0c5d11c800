package dev.stoa.domain.correction;

/**
 * A correction that belongs in the prompt of a query.
 *
 * @param correction with the effective confidence at the time of the query
 */
public record InjectedCorrection(Correction correction, InjectionScore score) {}
