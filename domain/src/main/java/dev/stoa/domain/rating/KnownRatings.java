package dev.stoa.domain.rating;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Ratings of agents, overall and in disciplines. */
public record KnownRatings(Seq<AgentRating> overall, Seq<DomainRating> inDisciplines) {

  /** Overall ratings only. */
  public static KnownRatings overall(AgentRating... ratings) {
    return new KnownRatings(Vector.of(ratings), Vector.empty());
  }

  /** Ratings in disciplines only. */
  public static KnownRatings inDisciplines(DomainRating... ratings) {
    return new KnownRatings(Vector.empty(), Vector.of(ratings));
  }
}
