package dev.stoa.domain.kernel;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Which page of a list is wanted.
 *
 * @param after the key that the previous page ended with; none for the first page
 * @param limit the greatest number of items
 */
public record PageRequest<K>(Option<K> after, int limit) {

  /** Refuses a limit that no list has. */
  public PageRequest {
    Page.checkedSize(limit);
  }

  /** The first page, of the usual length. */
  public static <K> PageRequest<K> first() {
    return first(Page.USUAL_SIZE);
  }

  /** The first page. */
  public static <K> PageRequest<K> first(int limit) {
    return new PageRequest<>(Option.none(), limit);
  }

  /** The page after a key. */
  public static <K> PageRequest<K> after(K key) {
    return new PageRequest<>(Option.some(key), Page.USUAL_SIZE);
  }

  /** With at most this number of items. */
  public PageRequest<K> limit(int most) {
    return new PageRequest<>(after, most);
  }

  /** The page with these items. */
  public <T> Page<T, K> page(Seq<T> items, Function<? super T, K> key) {
    return Page.of(items, limit, key);
  }
}
