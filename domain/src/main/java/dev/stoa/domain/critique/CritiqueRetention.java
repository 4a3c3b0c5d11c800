package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.Instants;
import java.time.Duration;
import java.time.Instant;

/**
 * Which critiques expire: those that are old. What was learnt from them stays.
 *
 * @param maxAge the age from which a critique is old
 */
public record CritiqueRetention(Duration maxAge) {

  /** 90 days. */
  public static final CritiqueRetention DEFAULT = new CritiqueRetention(Duration.ofDays(90));

  /** Refuses an age out of range. */
  public CritiqueRetention {
    Instants.requireAge("max age", maxAge);
  }

  /** Critiques filed before this instant are old. */
  public Instant cutoff(Instant now) {
    return Instants.before(now, maxAge);
  }
}
