package dev.stoa.testkit.rating;

import static dev.stoa.testkit.rating.RatingSamples.AT;
import static dev.stoa.testkit.rating.RatingSamples.agent;
import static dev.stoa.testkit.rating.RatingSamples.match;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.rating.HistoryPoint;
import dev.stoa.domain.rating.Participation;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.RatedMatchBuilder;
import dev.stoa.domain.rating.RatingHistory;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every history of ratings. */
public interface RatingHistoryContract extends WorkspaceContract<RatingStorage> {

  @Test
  default void historyIsReadNewestFirstPageByPage() {
    play(5);
    Seq<HistoryPoint> first = points(Long.MAX_VALUE, 3);
    assertEquals(Vector.of(1505.0, 1504.0, 1503.0), first.map(HistoryPoint::elo).toVector());
    Seq<HistoryPoint> second = points(first.last().sequence(), 3);
    assertEquals(Vector.of(1502.0, 1501.0), second.map(HistoryPoint::elo).toVector());
    assertEquals("debate-1", second.last().match().value());
    assertEquals(AT.plusSeconds(1), second.last().at());
  }

  @Test
  default void theLastPointOfAnInstantIsUsed() {
    append(Vector.of(3L, 1L, 4L).zipWithIndex((score, i) -> match(i + 1L, score, AT)));
    assertEquals(
        Vector.of(4.0, 1.0, 3.0), points(Long.MAX_VALUE, 9).map(HistoryPoint::elo).toVector());
    assertEquals(Option.some(4.0), ask(all -> all.asOf(agent("a"), AT)).map(HistoryPoint::elo));
    assertEquals(Option.none(), ask(all -> all.asOf(agent("a"), AT.minusNanos(1_000))));
  }

  @Test
  default void reratingChangesThePoints() {
    play(3);
    RatingSamples.write(
        storage(), () -> storage().matches().rerate(Vector.of(match(2, 7, AT.plusSeconds(2)))));
    assertEquals(
        Vector.of(1503.0, 7.0, 1501.0),
        points(Long.MAX_VALUE, 9).map(HistoryPoint::elo).toVector());
  }

  @Test
  default void aRatingIsKnownAsOfAnInstant() {
    play(3);
    assertEquals(Option.none(), ask(all -> all.asOf(agent("a"), AT)));
    assertEquals(
        Option.some(1501.0),
        ask(all -> all.asOf(agent("a"), AT.plusSeconds(1))).map(HistoryPoint::elo));
    assertEquals(
        Option.some(1502.0),
        ask(all -> all.asOf(agent("a"), AT.plusMillis(2_999))).map(HistoryPoint::elo));
    assertEquals(Option.none(), ask(all -> all.asOf(agent("A"), AT.plusSeconds(9))));
  }

  private void play(int matches) {
    append(
        Vector.rangeClosed(1, matches).map(n -> RatingSamples.match(n, Option.none(), "a", "b")));
  }

  private void append(Seq<RatedMatch> matches) {
    RatingSamples.write(storage(), () -> storage().matches().append(matches));
  }

  /** A match at an instant after which both participants have this rating. */
  private static RatedMatch match(long sequence, double elo, Instant at) {
    RatedMatch match = RatingSamples.match(sequence, Option.none(), "a", "b");
    return RatedMatchBuilder.builder()
        .sequence(sequence)
        .id(match.id())
        .discipline(match.discipline())
        .confidence(match.confidence())
        .kFactor(match.kFactor())
        .parts(
            match.parts().map(part -> new Participation(part.agent(), part.score(), 0, 1.25, elo)))
        .at(at)
        .origin(Option.none())
        .build();
  }

  private Seq<HistoryPoint> points(long before, int limit) {
    return ask(all -> all.of(agent("a"), before, limit));
  }

  private <T> T ask(Function<RatingHistory, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().ratingHistory()));
  }
}
