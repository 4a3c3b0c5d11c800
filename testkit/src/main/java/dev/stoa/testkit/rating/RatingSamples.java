package dev.stoa.testkit.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.KnownRatings;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.Participation;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.RatedMatchBuilder;
import dev.stoa.domain.rating.RatingStorage;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** Sample data for the contracts of ratings. */
final class RatingSamples {

  static final Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  private RatingSamples() {}

  static AgentName agent(String name) {
    return new AgentName(name);
  }

  static AgentRating rating(String name, double elo) {
    return new AgentRating(agent(name), elo, 3, 2, 1, AT);
  }

  /** A match that the first agent won. */
  static RatedMatch match(long sequence, Option<Discipline> discipline, String... agents) {
    return RatedMatchBuilder.builder()
        .sequence(sequence)
        .id(new MatchId("debate-" + sequence))
        .discipline(discipline)
        .confidence(0.5)
        .kFactor(32)
        .parts(
            Vector.of(agents)
                .map(
                    name ->
                        new Participation(
                            agent(name),
                            name.equals(agents[0]) ? 1 : 0,
                            0.1 + 0.2,
                            1.25,
                            name.equals(agents[0]) ? 1500 + sequence : 1500 - sequence))
                .sorted(java.util.Comparator.comparing(Participation::agent)))
        .at(AT.plusSeconds(sequence))
        .origin(Option.none())
        .build();
  }

  /** Reads the rating of a and adds one point and a match, so that a lost update shows. */
  static void gainOne(RatingStorage storage) {
    long last = storage.matches().lockEnd(Vector.empty()).sequence();
    double before = storage.ratings().find(agent("a")).map(AgentRating::elo).getOrElse(0.0);
    storage.matches().append(Vector.of(match(last + 1, Option.none(), "a", "b")));
    storage.ratings().save(KnownRatings.overall(rating("a", before + 1)));
  }

  static void write(RatingStorage storage, Runnable work) {
    storage
        .unitOfWork()
        .write(
            () -> {
              work.run();
              return Either.right("done");
            });
  }
}
