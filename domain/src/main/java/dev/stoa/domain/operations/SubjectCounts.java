package dev.stoa.domain.operations;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;

/**
 * How many rows of each table hold a subject, by what an erasure does with them. Tables without
 * such rows are left out.
 *
 * @param removed rows that go
 * @param cleared rows that stay without what the subject wrote
 * @param renamed rows that stay with another name
 */
public record SubjectCounts(
    Map<String, Long> removed, Map<String, Long> cleared, Map<String, Long> renamed) {

  /** Nothing. */
  public static final SubjectCounts NONE =
      new SubjectCounts(TreeMap.empty(), TreeMap.empty(), TreeMap.empty());

  /** The tables with rows of the subject. */
  public Seq<String> tables() {
    return Vector.of(removed, cleared, renamed).flatMap(Map::keySet).distinct();
  }

  /** Whether there is nothing of the subject. */
  public boolean isEmpty() {
    return removed.isEmpty() && cleared.isEmpty() && renamed.isEmpty();
  }
}
