package dev.stoa.domain.audit.aua;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** The reading under which the hash of a row matches: exact, or with deviations. */
public record AuaReading(Seq<Deviation> deviations) {

  /** Exactly as in the table. */
  public static final AuaReading EXACT = new AuaReading(Vector.empty());

  /** Whether no deviation was needed. */
  public boolean isExact() {
    return deviations.isEmpty();
  }

  @Override
  public String toString() {
    return isExact() ? "EXACT" : deviations.mkString("+");
  }
}
