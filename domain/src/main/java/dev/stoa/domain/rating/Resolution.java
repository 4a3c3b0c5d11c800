package dev.stoa.domain.rating;

/** A resolved tournament: its decision, and the tally of its predictions. */
public record Resolution(TournamentId tournament, Decision decision, BrierTally tally) {}
