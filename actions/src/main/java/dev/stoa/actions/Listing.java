package dev.stoa.actions;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.Cursor;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * One page of a list. An input that asks for one has the members {@code after} and {@code limit}.
 */
public record Listing<T>(
    Seq<T> items,
    @Param("The value of after for the next page, if there may be one.") Option<String> next) {

  /** What to say about {@code after}. */
  public static final String AFTER = "The next page: the value that the previous one ended with.";

  /** What to say about {@code limit}. */
  public static final String LIMIT = "How many at most.";

  /** The page, each item shown as callers see it. */
  public static <D, K, T> Listing<T> of(Page<D, K> page, Function<? super D, ? extends T> shown) {
    return new Listing<>(page.items().map(shown), page.next().map(key -> Cursor.of(key).text()));
  }

  /** The key that the member {@code after} holds. */
  public static <K> Option<K> after(Option<String> after, Class<K> key) {
    return after.map(
        text -> {
          try {
            return Cursor.read(text, key);
          } catch (IllegalArgumentException e) {
            throw BadInput.at("after", String.valueOf(e.getMessage()));
          }
        });
  }
}
