package dev.stoa.domain.audit.aua;

import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * What verification of an imported chain found.
 *
 * @param rows how many rows were given
 * @param readings how many rows before any fault were read in which way
 */
public record AuaReport(long rows, Map<AuaReading, Long> readings, Option<AuaFault> firstFault) {

  /** Whether nothing is wrong. */
  public boolean isSound() {
    return firstFault.isEmpty();
  }
}
