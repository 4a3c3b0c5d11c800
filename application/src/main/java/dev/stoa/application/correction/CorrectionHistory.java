package dev.stoa.application.correction;

import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.Corrections;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Follows which correction took the place of which; requires an open unit of work. */
final class CorrectionHistory {

  private final Corrections corrections;

  CorrectionHistory(Corrections corrections) {
    this.corrections = corrections;
  }

  /** Up to the newest, then back to all that it replaced, directly or not; newest first. */
  Seq<Correction> of(Correction one) {
    Map<CorrectionId, Correction> found = LinkedHashMap.empty();
    Vector<Correction> open = Vector.of(newest(one));
    while (open.nonEmpty() && found.size() < Page.MAX_SIZE) {
      Correction next = open.head();
      found = found.put(next.id(), next);
      open = open.tail().appendAll(corrections.replacedBy(next.id(), Page.MAX_SIZE));
    }
    return found.values().toVector().sortBy(Correction::position);
  }

  private Correction newest(Correction one) {
    Correction newest = one;
    Option<Correction> next = after(newest);
    while (next.isDefined()) {
      newest = next.get();
      next = after(newest);
    }
    return newest;
  }

  private Option<Correction> after(Correction one) {
    return one.supersededBy().flatMap(corrections::find);
  }
}
