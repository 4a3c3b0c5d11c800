package dev.stoa.domain.trust;

import io.vavr.control.Option;

/**
 * How many items were withdrawn or brought back by a quarantine.
 *
 * @param quarantine which; none if it was only counted
 * @param named how many it names
 * @param items how many changed, with what was made from those
 */
public record Withdrawal(Option<QuarantineId> quarantine, long named, long items) {

  /** By this quarantine. */
  public static Withdrawal by(QuarantineId quarantine, long named, long items) {
    return new Withdrawal(Option.some(quarantine), named, items);
  }

  /** What was counted without a quarantine. */
  public Withdrawal counted() {
    return new Withdrawal(Option.none(), named, items);
  }
}
