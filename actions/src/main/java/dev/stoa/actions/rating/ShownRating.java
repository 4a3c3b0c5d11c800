package dev.stoa.actions.rating;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.DomainRating;
import io.vavr.control.Option;
import java.time.Instant;

/** The rating of an agent, overall or in a discipline. */
record ShownRating(
    AgentName agent,
    @Param("The discipline; none for the overall rating.") Option<Discipline> domain,
    double elo,
    long wins,
    long losses,
    long draws,
    @Param("How many matches it played.") long debates,
    Instant updatedAt) {

  static ShownRating of(AgentRating rating) {
    return of(Option.none(), rating);
  }

  static ShownRating of(DomainRating rating) {
    return of(Option.some(rating.discipline()), rating.rating());
  }

  private static ShownRating of(Option<Discipline> domain, AgentRating rating) {
    return new ShownRating(
        rating.agent(),
        domain,
        rating.elo(),
        rating.wins(),
        rating.losses(),
        rating.draws(),
        rating.debates(),
        rating.at());
  }
}
