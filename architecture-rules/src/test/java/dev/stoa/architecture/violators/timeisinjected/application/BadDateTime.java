package dev.stoa.architecture.violators.timeisinjected.application;

import java.time.LocalDateTime;

/** Reaches for it itself. */
public final class BadDateTime {
  LocalDateTime it() {
    return LocalDateTime.now();
  }
}
