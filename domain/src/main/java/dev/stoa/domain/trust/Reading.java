package dev.stoa.domain.trust;

import io.vavr.collection.Seq;
import java.time.Duration;
import java.time.Instant;

/** What an answer showed, and when. */
public record Reading(Instant at, Seq<ItemRef> items) {

  /** How long what was read can be named by its token. */
  public static final Duration VALID = Duration.ofDays(1);

  /** Each item once. */
  public Reading {
    items = items.distinct();
  }

  boolean isExpired(Instant now) {
    return at.plus(VALID).isBefore(now);
  }
}
