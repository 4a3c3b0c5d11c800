package dev.stoa.domain.rating;

import dev.stoa.domain.rating.ReplayDifference.Figure;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Counts differences and keeps the first of them. */
final class ReplayFindings {

  private final Set<ReplaySubject> wrong = new HashSet<>();
  private final List<ReplayDifference> listed = new ArrayList<>();
  private long differences;
  private long inLog;
  private boolean wrongHistory;

  /** Compares two figures exactly. */
  void compare(ReplaySubject subject, Figure figure, double stored, double replayed) {
    if (stored == replayed) {
      return;
    }
    differences++;
    if (figure == Figure.CHANGE) {
      inLog++;
    }
    wrongHistory |= figure == Figure.POINT_ELO;
    if (!(subject instanceof ReplaySubject.Single)) {
      wrong.add(subject);
    }
    if (listed.size() < Replay.MAX_LISTED) {
      listed.add(new ReplayDifference(subject, figure, stored, replayed));
    }
  }

  void count(ReplaySubject subject, Figure figure, long stored, long replayed) {
    compare(subject, figure, (double) stored, (double) replayed);
  }

  /** Whether a figure of a rating or a relationship differs. */
  boolean wrong(ReplaySubject subject) {
    return wrong.contains(subject);
  }

  /** Whether the history differs. */
  boolean wrongHistory() {
    return wrongHistory;
  }

  long differences() {
    return differences;
  }

  long inLog() {
    return inLog;
  }

  Seq<ReplayDifference> first() {
    return Vector.ofAll(listed);
  }
}
