package dev.stoa.application.rating;

import dev.stoa.domain.rating.HistoryPoint;
import dev.stoa.domain.rating.RatingHistory;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The history of every agent, read point by point; it needs an open unit of work. */
final class StoredHistory {

  /** As many points as are held in memory at a time. */
  private static final int CHUNK = 1_000;

  private final RatingHistory history;
  private Iterator<HistoryPoint> points = Iterator.empty();
  private Option<Long> after = Option.some(0L);

  StoredHistory(RatingHistory history) {
    this.history = history;
  }

  /** The next point in the order they were added; none at the end. */
  Option<HistoryPoint> next() {
    if (!points.hasNext() && after.isDefined()) {
      Seq<HistoryPoint> chunk = history.after(after.get(), CHUNK);
      after = chunk.size() < CHUNK ? Option.none() : chunk.lastOption().map(HistoryPoint::sequence);
      points = chunk.iterator();
    }
    return Option.when(points.hasNext(), points::next);
  }
}
