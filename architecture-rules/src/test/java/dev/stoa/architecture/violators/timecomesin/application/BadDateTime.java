package dev.stoa.architecture.violators.timecomesin.application;

import java.time.LocalDateTime;

/** Reaches for it itself. */
public final class BadDateTime {
  LocalDateTime it() {
    return LocalDateTime.now();
  }
}
