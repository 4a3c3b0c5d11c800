package dev.stoa.domain.memory;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Page;
import io.vavr.control.Option;

/**
 * Which memories to expire: those past their expiry, and those not changed for long.
 *
 * @param tier the tier of the age rule; memories past their expiry are archived in every tier
 * @param halfLives number of tuned half-lives after which a memory is too old
 * @param batch batch size, for each kind
 */
public record MemoryExpiry(
    Option<MemoryScope> scope, Option<MemoryTier> tier, double halfLives, int batch) {

  /** In every scope and tier, after two half-lives. */
  public static final MemoryExpiry USUAL =
      new MemoryExpiry(Option.none(), Option.none(), 2, Page.MAX_SIZE);

  /** Refuses values out of range; the message names the field. */
  public MemoryExpiry {
    if (!(halfLives > 0 && halfLives <= 1_000)) {
      throw new InvalidValue(
          "half-lives " + halfLives + " are out of range: give more than 0, at most 1000");
    }
    Page.checkedSize(batch);
  }

  public MemoryExpiry scope(MemoryScope only) {
    return new MemoryExpiry(Option.some(only), tier, halfLives, batch);
  }

  public MemoryExpiry tier(MemoryTier only) {
    return new MemoryExpiry(scope, Option.some(only), halfLives, batch);
  }

  public MemoryExpiry halfLives(double count) {
    return new MemoryExpiry(scope, tier, count, batch);
  }

  public MemoryExpiry batch(int size) {
    return new MemoryExpiry(scope, tier, halfLives, size);
  }
}
