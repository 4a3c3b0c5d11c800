package dev.stoa.domain.trust;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * Which items are withdrawn; what was made from them follows.
 *
 * @param root this item; with one of the others, those of it and what was made from it that they
 *     mean
 * @param principal what it wrote
 * @param since not what was written before
 */
public record Suspects(Option<ItemRef> root, Option<String> principal, Option<Instant> since) {

  /** Refuses to mean everything. */
  public Suspects {
    if (root.isEmpty() && principal.isEmpty() && since.isEmpty()) {
      throw new InvalidValue("nothing is named: give root, principal or since");
    }
  }

  /** One item. */
  public static Suspects root(ItemRef item) {
    return new Suspects(Option.some(item), Option.none(), Option.none());
  }

  /** All that a principal wrote. */
  public static Suspects of(String principal) {
    return new Suspects(Option.none(), Option.some(principal), Option.none());
  }

  /** All that was written since an instant. */
  public static Suspects since(Instant instant) {
    return new Suspects(Option.none(), Option.none(), Option.some(instant));
  }

  /** Of it, only what a principal wrote. */
  public Suspects by(String writer) {
    return new Suspects(root, Option.some(writer), since);
  }

  /** Of it, only what was written since an instant. */
  public Suspects from(Instant instant) {
    return new Suspects(root, principal, Option.some(instant));
  }
}
