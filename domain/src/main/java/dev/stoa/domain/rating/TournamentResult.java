package dev.stoa.domain.rating;

/** How a tournament ended. */
public record TournamentResult(TournamentId tournament, OutcomeName winner) {}
