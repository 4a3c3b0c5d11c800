package dev.stoa.domain.kernel;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Follows what superseded what; requires an open unit of work.
 *
 * @param find the one of an id
 * @param supersededBy those that one superseded, up to a limit
 */
public record SupersessionHistory<I extends TextKey<I>, T extends Supersedable<I, T>>(
    Function<I, Option<T>> find, BiFunction<I, Integer, Seq<T>> supersededBy) {

  /** All that one superseded, directly or not. */
  public Seq<T> superseded(I id) {
    Map<I, T> found = LinkedHashMap.empty();
    Vector<I> open = Vector.of(id);
    while (open.nonEmpty() && found.size() < Page.MAX_SIZE) {
      Seq<T> next = supersededBy.apply(open.head(), Page.MAX_SIZE);
      found = found.merge(next.toMap(Supersedable::id, one -> one));
      open = open.tail().appendAll(next.map(Supersedable::id));
    }
    return found.values().toVector();
  }

  /** Up to the last that superseded it, then back to all that this one did; latest first. */
  public Seq<T> of(T one) {
    Map<I, T> found = LinkedHashMap.empty();
    Vector<T> open = Vector.of(after(one).lastOption().getOrElse(one));
    while (open.nonEmpty() && found.size() < Page.MAX_SIZE) {
      T next = open.head();
      found = found.put(next.id(), next);
      open = open.tail().appendAll(supersededBy.apply(next.id(), Page.MAX_SIZE));
    }
    return found.values().toVector();
  }

  /** Refuses one to be superseded by another that it has superseded, directly or not. */
  public Either<SupersessionRefused, T> withoutCircle(T loser, T winner) {
    return after(winner).exists(one -> one.id().equals(loser.id()))
        ? Either.left(new SupersessionRefused.Circle(loser.id().value(), winner.id().value()))
        : Either.right(loser);
  }

  /** Those that superseded it, one after the other. */
  public Vector<T> after(T one) {
    Vector<T> all = Vector.empty();
    Option<T> next = one.successor().flatMap(by -> find.apply(by.id()));
    while (next.isDefined() && all.size() < Page.MAX_SIZE) {
      all = all.append(next.get());
      next = next.get().successor().flatMap(by -> find.apply(by.id()));
    }
    return all;
  }
}
