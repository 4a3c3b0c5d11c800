package dev.stoa.domain.trust;

import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;
import java.time.Instant;

/** Items that were withdrawn together after an incident, until they are restored. */
public record Quarantine(
    QuarantineId id, Suspects suspects, Instant createdAt, Option<Instant> restoredAt) {

  /** A new one. */
  public static Quarantine of(QuarantineId id, Suspects suspects, Instant now) {
    return new Quarantine(id, suspects, now, Option.none());
  }

  /** Ended. */
  public Quarantine restored(Instant now) {
    return new Quarantine(id, suspects, createdAt, Option.some(now));
  }

  /** Its position in a list. */
  public TimePosition<QuarantineId> position() {
    return new TimePosition<>(createdAt, id);
  }
}
