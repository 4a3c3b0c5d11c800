package dev.stoa.domain.kernel;

import java.time.Instant;
import java.time.InstantSource;

/**
 * A clock in whole microseconds, so that returned values equal stored ones.
 *
 * <p>Every operation reads its clock through this. A clock outside {@link Instants} is an {@link
 * IllegalArgumentException} before anything is written.
 */
public final class MicrosecondClock implements InstantSource {

  private final InstantSource source;

  private MicrosecondClock(InstantSource source) {
    this.source = source;
  }

  /** The same clock, in whole microseconds. */
  public static MicrosecondClock of(InstantSource source) {
    return source instanceof MicrosecondClock clock ? clock : new MicrosecondClock(source);
  }

  @Override
  public Instant instant() {
    return Instants.require("clock", source.instant());
  }
}
