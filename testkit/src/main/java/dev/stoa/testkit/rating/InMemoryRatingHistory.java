package dev.stoa.testkit.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.HistoryEntry;
import dev.stoa.domain.rating.HistoryPoint;
import dev.stoa.domain.rating.RatingHistory;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Comparator;

/** Rating history in a list. */
public final class InMemoryRatingHistory implements RatingHistory {

  private final Cell<Vector<HistoryPoint>> points;
  private final Cell<Long> last;

  public InMemoryRatingHistory(InMemoryUnitOfWork unit) {
    this.points = unit.cell(Vector.empty());
    this.last = unit.cell(0L);
  }

  @Override
  public void append(Seq<HistoryEntry> entries) {
    for (HistoryEntry entry : entries) {
      last.update(sequence -> sequence + 1);
      HistoryPoint point =
          new HistoryPoint(last.get(), entry.agent(), entry.elo(), entry.match(), entry.at());
      points.update(all -> all.append(point));
    }
  }

  @Override
  public Seq<HistoryPoint> of(AgentName agent, long before, int limit) {
    return of(agent).filter(point -> point.sequence() < before).take(limit);
  }

  @Override
  public Seq<HistoryPoint> after(long sequence, int limit) {
    return points.get().filter(point -> point.sequence() > sequence).take(limit);
  }

  @Override
  public Option<HistoryPoint> asOf(AgentName agent, Instant instant) {
    return of(agent)
        .filter(point -> !point.at().isAfter(instant))
        .maxBy(Comparator.comparing(HistoryPoint::at).thenComparing(HistoryPoint::sequence));
  }

  @Override
  public Option<AgentName> nextAgent(Option<AgentName> after) {
    return points
        .get()
        .map(HistoryPoint::agent)
        .filter(agent -> after.forAll(earlier -> earlier.compareTo(agent) < 0))
        .min();
  }

  @Override
  public long prune(AgentName agent, int keep) {
    Seq<HistoryPoint> dropped = of(agent).drop(keep);
    points.update(all -> all.removeAll(dropped));
    return dropped.size();
  }

  @Override
  public void dropAll() {
    points.update(all -> Vector.empty());
  }

  private Seq<HistoryPoint> of(AgentName agent) {
    return points.get().filter(point -> point.agent().equals(agent)).reverse();
  }
}
