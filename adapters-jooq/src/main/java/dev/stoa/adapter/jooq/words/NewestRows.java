package dev.stoa.adapter.jooq.words;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** The greatest of the rows that are offered, of those between two. */
public final class NewestRows {

  private final long from;
  private final long before;
  private final int count;
  private final PriorityQueue<Long> rows = new PriorityQueue<>();

  /**
   * None yet.
   *
   * @param from the first that counts
   * @param before the first that does not count any more
   * @param count the most that are wanted
   */
  public NewestRows(long from, long before, int count) {
    this.from = from;
    this.before = before;
    this.count = count;
  }

  /** Whether a row, or one before it, can be among them. */
  boolean mayTake(long row) {
    return row >= from && (rows.size() < count || row > rows.element());
  }

  void offer(long row) {
    if (row < before && mayTake(row)) {
      rows.add(row);
      if (rows.size() > count) {
        rows.poll();
      }
    }
  }

  List<Long> all() {
    return rows.stream().sorted(Comparator.reverseOrder()).toList();
  }
}
