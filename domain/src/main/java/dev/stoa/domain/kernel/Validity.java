package dev.stoa.domain.kernel;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * When something is true: from an instant on, and until before another.
 *
 * @param from none is since ever
 * @param until none is for ever; the same instant as {@code from} is never
 */
public record Validity(Option<Instant> from, Option<Instant> until) {

  /** Since ever and for ever. */
  public static final Validity ALWAYS = new Validity(Option.none(), Option.none());

  /** Refuses an end before the beginning. */
  public Validity {
    from = from.map(instant -> Instants.require("valid_from", instant));
    until = until.map(instant -> Instants.require("valid_until", instant));
    if (from.isDefined() && until.exists(from.get()::isAfter)) {
      throw new InvalidValue(
          "valid_until "
              + until.get()
              + " is before valid_from "
              + from.get()
              + ": give a later end or an earlier beginning");
    }
  }

  /** Whether it is true at the instant. */
  public boolean includes(Instant instant) {
    return !from.exists(instant::isBefore) && until.forAll(instant::isBefore);
  }

  /** With this beginning. */
  public Validity from(Instant beginning) {
    return new Validity(Option.some(beginning), until);
  }

  /** With this end. */
  public Validity until(Instant end) {
    return new Validity(from, Option.some(end));
  }

  /** Whether it lasts as long as another, or longer. */
  public boolean outlasts(Validity other) {
    return until.forAll(end -> other.until.exists(theirs -> !theirs.isAfter(end)));
  }

  /** With this end unless it ends earlier; never before its beginning. */
  Validity endingBy(Instant end) {
    Instant earliest = until.filter(end::isAfter).getOrElse(end);
    return until(from.filter(earliest::isBefore).getOrElse(earliest));
  }

  /** That of both, if the same is said again: the earlier beginning counts, if both have one. */
  public Validity again(Validity other) {
    return from.isDefined() && other.from.exists(from.get()::isAfter)
        ? new Validity(other.from, until)
        : this;
  }
}
