package dev.stoa.domain.rating;

/** What came of a tournament: how it ended, and how good its predictions were altogether. */
public record Resolution(TournamentId tournament, Decision decision, BrierTally tally) {}
