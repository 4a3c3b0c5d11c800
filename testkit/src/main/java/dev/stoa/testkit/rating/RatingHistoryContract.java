package dev.stoa.testkit.rating;

import static dev.stoa.testkit.rating.RatingSamples.AT;
import static dev.stoa.testkit.rating.RatingSamples.agent;
import static dev.stoa.testkit.rating.RatingSamples.match;
import static dev.stoa.testkit.rating.RatingSamples.rating;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.rating.HistoryEntry;
import dev.stoa.domain.rating.HistoryPoint;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.RatingHistory;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What every history of ratings promises. */
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
  default void pointsOfOneInstantStayInTheOrderTheyWereAdded() {
    Vector<Double> elos = Vector.of(1510.0, 1505.0, 1520.0, 1515.0);
    RatingSamples.write(
        storage(),
        () ->
            storage()
                .ratingHistory()
                .append(
                    elos.map(
                        elo -> new HistoryEntry(agent("a"), elo, new MatchId("m" + elo), AT))));
    Seq<HistoryPoint> first = points(Long.MAX_VALUE, 2);
    assertEquals(Vector.of(1515.0, 1520.0), first.map(HistoryPoint::elo).toVector());
    assertEquals(
        Vector.of(1505.0, 1510.0),
        points(first.last().sequence(), 9).map(HistoryPoint::elo).toVector());
    assertEquals(Option.some(1515.0), ask(all -> all.asOf(agent("a"), AT)).map(HistoryPoint::elo));
    RatingSamples.write(
        storage(), () -> assertEquals(3, storage().ratingHistory().prune(agent("a"), 1)));
    assertEquals(Vector.of(1515.0), points(Long.MAX_VALUE, 9).map(HistoryPoint::elo).toVector());
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

  @Test
  default void pruningKeepsTheNewest() {
    play(5);
    assertEquals(Option.some(agent("a")), ask(all -> all.nextAgent(Option.none())));
    assertEquals(Option.some(agent("b")), ask(all -> all.nextAgent(Option.some(agent("a")))));
    assertEquals(Option.none(), ask(all -> all.nextAgent(Option.some(agent("b")))));
    RatingSamples.write(
        storage(), () -> assertEquals(3, storage().ratingHistory().prune(agent("a"), 2)));
    RatingSamples.write(
        storage(), () -> assertEquals(0, storage().ratingHistory().prune(agent("a"), 2)));
    assertEquals(
        Vector.of(1505.0, 1504.0), points(Long.MAX_VALUE, 9).map(HistoryPoint::elo).toVector());
    assertEquals(5, ask(all -> all.of(agent("b"), Long.MAX_VALUE, 9)).size());
  }

  @Test
  default void everybodysPointsAreReadInTheOrderTheyWereAdded() {
    play(2);
    Seq<HistoryPoint> first = ask(all -> all.after(0, 3));
    assertEquals(Vector.of("a", "b", "a"), first.map(point -> point.agent().value()).toVector());
    Seq<HistoryPoint> rest = ask(all -> all.after(first.last().sequence(), 3));
    assertEquals(Vector.of(1498.0), rest.map(HistoryPoint::elo).toVector());
    assertEquals(Vector.empty(), ask(all -> all.after(rest.last().sequence(), 3)));
  }

  @Test
  default void allOfHistoryCanBeDroppedAndWrittenAnew() {
    play(2);
    RatingSamples.write(storage(), () -> storage().ratingHistory().dropAll());
    assertEquals(Vector.empty(), ask(all -> all.after(0, 9)));
    play(1);
    assertEquals(Vector.of(1501.0), points(Long.MAX_VALUE, 9).map(HistoryPoint::elo).toVector());
  }

  private void play(int matches) {
    for (int i = 1; i <= matches; i++) {
      int n = i;
      RatingSamples.write(
          storage(),
          () ->
              storage()
                  .ratingHistory()
                  .append(
                      Vector.of(rating("a", 1500 + n), rating("b", 1500 - n))
                          .map(one -> HistoryEntry.of(match(n, Option.none(), "a", "b"), one))));
    }
  }

  private Seq<HistoryPoint> points(long before, int limit) {
    return ask(all -> all.of(agent("a"), before, limit));
  }

  private <T> T ask(Function<RatingHistory, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().ratingHistory()));
  }
}
