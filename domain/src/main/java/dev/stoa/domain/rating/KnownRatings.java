package dev.stoa.domain.rating;

import io.vavr.collection.Seq;

/** What agents are rated that have played, overall and in disciplines. */
public record KnownRatings(Seq<AgentRating> overall, Seq<DomainRating> inDisciplines) {}
