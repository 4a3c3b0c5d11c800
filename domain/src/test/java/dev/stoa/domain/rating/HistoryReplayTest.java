package dev.stoa.domain.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.ReplayDifference.Figure;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** History beside the log of four matches that a wins against b. */
final class HistoryReplayTest {

  private static final Instant AT = Instant.parse("2026-01-01T00:00:00.000001Z");
  private static final AgentName A = new AgentName("a");
  private static final AgentName B = new AgentName("b");

  private final Vector<RatedMatch> log = log();
  private final Vector<HistoryPoint> whole = whole();

  @Test
  void wholeAndPrunedHistoryFollow() {
    assertEquals(Vector.empty(), differences(whole));
    assertEquals(Vector.empty(), differences(whole.drop(5)));
    assertEquals(Vector.empty(), differences(whole.drop(6)));
    assertEquals(Vector.empty(), differences(whole.removeAt(0).removeAt(1).removeAt(2)));
  }

  @Test
  void whatIsMissingIsFound() {
    assertEquals(Vector.of("a 3 POINT"), differences(whole.removeAt(4)));
    assertEquals(Vector.of("b 4 POINT"), differences(whole.removeAt(7)));
    assertEquals(
        Vector.of("b 4 POINT"), differences(whole.filter(point -> point.agent().equals(A))));
    assertEquals(Vector.of("a 4 POINT", "b 4 POINT"), differences(Vector.empty()));
  }

  @Test
  void whatDoesNotFollowIsFound() {
    HistoryPoint known = whole.get(2);
    assertEquals(
        Vector.of("a 2 POINT_ELO"),
        differences(whole.update(2, new HistoryPoint(3, A, 1, known.match(), known.at()))));
    assertEquals(
        Vector.of("a 2 POINT_TIME"),
        differences(whole.update(2, new HistoryPoint(3, A, known.elo(), known.match(), AT))));
    assertEquals(
        Vector.of("a 9 POINT"),
        differences(whole.insert(3, new HistoryPoint(3, A, 1, new MatchId("9"), AT))));
    assertEquals(Vector.of("a 2 POINT"), differences(whole.append(known)));
    assertEquals(Vector.of("a 2 POINT"), differences(whole.insert(3, known)));
  }

  @Test
  void whatIsKeptIsRemembered() {
    Replay replay = replay(whole.drop(5));
    assertFalse(replay.keeps(A, 3));
    assertTrue(replay.keeps(A, 4));
    assertTrue(replay.keeps(B, 3));
    assertTrue(replay(Vector.empty()).keeps(A, 1));
  }

  private Seq<String> differences(Vector<HistoryPoint> stored) {
    return replay(stored)
        .report()
        .first()
        .map(
            one ->
                one.subject().agent()
                    + " "
                    + ((ReplaySubject.Single) one.subject()).match().value()
                    + " "
                    + one.figure());
  }

  private Replay replay(Vector<HistoryPoint> stored) {
    Iterator<HistoryPoint> points = stored.iterator();
    Replay replay =
        new Replay(
            () -> Option.when(points.hasNext(), points::next),
            id -> log.find(match -> match.id().equals(id)).map(RatedMatch::sequence));
    log.forEach(replay::play);
    replay.end();
    assertEquals(
        replay.report().first().exists(one -> one.figure() != Figure.CHANGE),
        replay.wrongHistory());
    return replay;
  }

  private static Vector<RatedMatch> log() {
    Vector<RatedMatch> log = Vector.empty();
    Replay ratings = new Replay(Option::none, id -> Option.none());
    double[] elo = {Elo.START, Elo.START};
    for (long i = 1; i <= 4; i++) {
      NewMatch told = NewMatch.won(new MatchId(Long.toString(i)), A, B);
      RatedMatch match =
          RatedMatch.rate(
              i,
              told,
              MatchRules.scores(told).get(),
              agent -> agent.equals(A) ? elo[0] : elo[1],
              PairwiseElo.NO_MULTIPLIERS,
              AT.plusSeconds(i));
      Seq<AgentRating> after = ratings.play(match);
      elo[0] = after.get(0).elo();
      elo[1] = after.get(1).elo();
      log = log.append(match);
    }
    return log;
  }

  private Vector<HistoryPoint> whole() {
    Vector<HistoryPoint> points = Vector.empty();
    Replay ratings = new Replay(Option::none, id -> Option.none());
    for (RatedMatch match : log) {
      for (AgentRating after : ratings.play(match)) {
        points =
            points.append(
                new HistoryPoint(
                    points.size() + 1L, after.agent(), after.elo(), match.id(), match.at()));
      }
    }
    return points;
  }
}
