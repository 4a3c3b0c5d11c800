package dev.stoa.actions.rating;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.DomainRating;
import io.vavr.collection.Seq;
import java.time.Instant;

/** The overall rating of an agent, and its rating in every discipline. */
record ShownAgentRating(
    AgentName agent,
    double elo,
    long wins,
    long losses,
    long draws,
    @Param("How many matches it played.") long debates,
    Instant updatedAt,
    Seq<ShownRating> domains) {

  static ShownAgentRating of(AgentRating rating, Seq<DomainRating> domains) {
    return new ShownAgentRating(
        rating.agent(),
        rating.elo(),
        rating.wins(),
        rating.losses(),
        rating.draws(),
        rating.debates(),
        rating.at(),
        domains.map(ShownRating::of));
  }
}
