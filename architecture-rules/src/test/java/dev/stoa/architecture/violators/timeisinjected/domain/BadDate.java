package dev.stoa.architecture.violators.timeisinjected.domain;

import java.time.LocalDate;
import java.time.ZoneOffset;

/** Reaches for it itself. */
public final class BadDate {
  LocalDate it() {
    return LocalDate.now(ZoneOffset.UTC);
  }
}
