package dev.stoa.domain.audit.aua;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** How a row had to be read for its hash to come out: as it stands, or with deviations. */
public record AuaReading(Seq<Deviation> deviations) {

  /** As it stands in the table. */
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
