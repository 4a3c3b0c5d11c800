package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.ReplayDifference.Figure;
import dev.stoa.domain.rating.ReplaySubject.Single;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Holds the stored history against the points that follow from the log, both in their order.
 *
 * <p>History may have been pruned: of every agent the newest points must be there, from some match
 * on without a gap.
 */
final class HistoryReplay {

  private final Supplier<Option<HistoryPoint>> stored;
  private final Function<MatchId, Option<Long>> places;
  private final ReplayFindings findings;
  private final Map<AgentName, Long> firstKept = new TreeMap<>();
  private final Map<AgentName, Single> allGone = new TreeMap<>();
  private Option<HistoryPoint> next;
  private Option<Long> place = Option.none();
  private boolean placed;

  /**
   * @param stored the next point in the order of their sequence, none at the end
   * @param places where in the log a match is
   */
  HistoryReplay(
      Supplier<Option<HistoryPoint>> stored,
      Function<MatchId, Option<Long>> places,
      ReplayFindings findings) {
    this.stored = stored;
    this.places = places;
    this.findings = findings;
    this.next = stored.get();
  }

  /** The match left this agent this rating. */
  void follows(RatedMatch match, AgentRating after) {
    while (next.exists(point -> comesBefore(point, match, after.agent()))) {
      stray();
    }
    AgentName agent = after.agent();
    Single subject = new Single(agent, match.id());
    if (next.exists(point -> point.match().equals(match.id()) && point.agent().equals(agent))) {
      compare(subject, next.get(), match, after);
      firstKept.putIfAbsent(agent, match.sequence());
      allGone.remove(agent);
      advance();
    } else if (firstKept.containsKey(agent)) {
      findings.count(subject, Figure.POINT, 0, 1);
    } else {
      allGone.put(agent, subject);
    }
  }

  /** The log has come to its end. */
  void end() {
    while (next.isDefined()) {
      stray();
    }
    // Pruning leaves at least the newest point of every agent that has played.
    allGone.values().forEach(subject -> findings.count(subject, Figure.POINT, 0, 1));
  }

  /** Whether history kept the point that a match left an agent, or has none of the agent. */
  boolean keeps(AgentName agent, long sequence) {
    return sequence >= firstKept.getOrDefault(agent, 0L);
  }

  private void compare(Single subject, HistoryPoint point, RatedMatch match, AgentRating after) {
    findings.compare(subject, Figure.POINT_ELO, point.elo(), after.elo());
    findings.compare(subject, Figure.POINT_TIME, seconds(point.at()), seconds(match.at()));
  }

  private boolean comesBefore(HistoryPoint point, RatedMatch match, AgentName agent) {
    if (point.match().equals(match.id())) {
      return point.agent().compareTo(agent) < 0;
    }
    if (!placed) {
      place = places.apply(point.match());
      placed = true;
    }
    return place.forAll(sequence -> sequence < match.sequence());
  }

  private void stray() {
    HistoryPoint point = next.get();
    findings.count(new Single(point.agent(), point.match()), Figure.POINT, 1, 0);
    advance();
  }

  private void advance() {
    next = stored.get();
    placed = false;
  }

  private static double seconds(Instant instant) {
    return instant.getEpochSecond() + instant.getNano() / 1e9;
  }
}
