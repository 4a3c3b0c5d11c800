package dev.stoa.app.audit;

import dev.stoa.domain.audit.aua.AuaReading;
import dev.stoa.domain.audit.aua.Deviation;

/** Says in words what an AUA table forgot of an event. */
final class AuaWords {

  private AuaWords() {}

  static String of(AuaReading reading) {
    return reading.isExact() ? "exact" : reading.deviations().map(AuaWords::of).mkString("; ");
  }

  private static String of(Deviation deviation) {
    return switch (deviation.kind()) {
      case EXPLICIT_NULL -> deviation.column() + " was an explicit null";
      case INTEGER_IN_REAL -> deviation.column() + " was an integer, kept in a REAL column";
      case OMITTED_DETAILS -> "details were omitted, {} is the column's default";
      case TEXT_DETAILS -> "details were a text, hashed as one";
      case CALLER_GIVEN -> deviation.column() + " was given by the caller and hashed";
    };
  }
}
