package dev.stoa.bootstrap;

import dev.stoa.domain.json.InvalidValue;
import java.time.Duration;

/**
 * When an open workspace runs its maintenance.
 *
 * @param first the time from opening to the first look
 * @param between the time from one look to the next; a look runs what is due
 */
public record MaintenanceSchedule(Duration first, Duration between) {

  /** The first look after a minute, then one every minute. */
  public static final MaintenanceSchedule USUAL =
      new MaintenanceSchedule(Duration.ofMinutes(1), Duration.ofMinutes(1));

  /** Refuses times below a millisecond. */
  public MaintenanceSchedule {
    if (first.isNegative() || between.toMillis() < 1) {
      throw new InvalidValue(
          "first is " + first + ", between is " + between + ": give a positive time");
    }
  }
}
