package dev.stoa.application.encryption;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * What one step of changing keys did.
 *
 * @param seen how many texts it looked at
 * @param changed how many of them it stored anew
 * @param next where the next step begins; none if nothing is left
 */
public record Resealed(int seen, int changed, Option<String> next) {

  /** After looking at some of a kind; fewer than requested means that none is left. */
  public static <T> Resealed of(
      Seq<T> seen, int changed, int limit, Function<? super T, String> key) {
    return new Resealed(
        seen.size(), changed, Option.when(seen.size() == limit, () -> key.apply(seen.last())));
  }
}
