package dev.stoa.domain.rating;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** What agents are rated that have played, overall and in disciplines. */
public record KnownRatings(Seq<AgentRating> overall, Seq<DomainRating> inDisciplines) {

  /** Ratings overall alone. */
  public static KnownRatings overall(AgentRating... ratings) {
    return new KnownRatings(Vector.of(ratings), Vector.empty());
  }

  /** Ratings in disciplines alone. */
  public static KnownRatings inDisciplines(DomainRating... ratings) {
    return new KnownRatings(Vector.empty(), Vector.of(ratings));
  }
}
