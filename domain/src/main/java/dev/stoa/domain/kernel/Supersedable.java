package dev.stoa.domain.kernel;

import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * Something that is true for a time, and that another of its kind can supersede. It then ends where
 * the other begins, and is kept.
 *
 * @param <I> its id
 * @param <T> its kind
 */
public interface Supersedable<I extends TextKey<I>, T extends Supersedable<I, T>> {

  I id();

  /** When it is true. */
  Validity validity();

  /** What superseded it. */
  Option<Successor<I>> successor();

  /** When it was recorded. */
  Instant recordedAt();

  /** Where it belongs, such as its scope; nothing from elsewhere supersedes it. */
  String place();

  /** It, but for its time. */
  T lasting(Validity newValidity, Option<Successor<I>> newSuccessor);

  /** From when on it supersedes others; since ever, if it has ended before it was recorded. */
  default Instant beginning() {
    return validity().from().getOrElse(() -> endedUnrecorded() ? Instants.EARLIEST : recordedAt());
  }

  private boolean endedUnrecorded() {
    return validity().until().exists(recordedAt()::isAfter);
  }

  /** With a beginning, as whatever supersedes another has one. */
  default T begun() {
    return lasting(endedUnrecorded() ? validity() : validity().from(beginning()), successor());
  }

  /** With this end unless it ends earlier. */
  default T endedBy(Instant end) {
    return lasting(validity().endingBy(end), successor());
  }

  /**
   * Superseded by another, where that begins. By the same one again it stays as it is.
   *
   * <p>Whether the other was superseded by it before is for the caller to find out.
   */
  default Either<SupersessionRefused, T> supersededBy(T other) {
    if (other.id().equals(id())) {
      return Either.left(new SupersessionRefused.Itself(id().value()));
    }
    if (successor().exists(one -> !one.id().equals(other.id()))) {
      return Either.left(
          new SupersessionRefused.Already(id().value(), successor().get().id().value()));
    }
    if (!other.place().equals(place())) {
      return Either.left(
          new SupersessionRefused.Elsewhere(id().value(), other.id().value(), place()));
    }
    return Either.right(
        successor().isDefined()
            ? lasting(validity(), successor())
            : lasting(
                validity().endingBy(other.beginning()),
                Option.some(new Successor<>(other.id(), validity().until()))));
  }

  /**
   * With the end that it has by those of its successors that count: where the first of them begins,
   * or as before it was superseded if none does.
   */
  default T endedBy(Seq<T> counting) {
    Validity before = new Validity(validity().from(), successor().flatMap(Successor::formerUntil));
    return successor().isEmpty()
        ? lasting(validity(), successor())
        : lasting(
            counting.map(Supersedable::beginning).foldLeft(before, Validity::endingBy),
            successor());
  }

  /** As it was before it was superseded. */
  default Either<SupersessionRefused, T> reinstated() {
    return successor()
        .<SupersessionRefused>toEither(() -> new SupersessionRefused.NotSuperseded(id().value()))
        .map(one -> lasting(new Validity(validity().from(), one.formerUntil()), Option.none()));
  }
}
