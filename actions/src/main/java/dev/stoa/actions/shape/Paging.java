package dev.stoa.actions.shape;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Cursor;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TextKey;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Which page of a list a caller asks for: the members {@code after} and {@code limit} of an input
 * whose component of this type is {@link Paged}.
 */
public record Paging(
    @Param(value = "The next page: the value that the previous one ended with.", label = "next")
        Option<Cursor> after,
    @Param(value = "How many at most.", min = 1, max = 1000) int limit) {

  /** The request for a page of a list that has such keys. */
  public <K> PageRequest<K> by(Class<K> key) {
    return read(cursor -> cursor.key(key));
  }

  /** The request for a page of a list that is ordered by time and then by such ids. */
  public <I extends TextKey<I>> PageRequest<TimePosition<I>> byTime(Class<I> id) {
    return read(cursor -> cursor.position(id));
  }

  private <K> PageRequest<K> read(Function<Cursor, K> key) {
    return new PageRequest<>(
        after.map(
            cursor -> {
              try {
                return key.apply(cursor);
              } catch (InvalidValue e) {
                throw BadInput.at("after", String.valueOf(e.getMessage()));
              }
            }),
        limit);
  }

  /** The request for a page of a search, whose key is the number of hits before it. */
  public PageRequest<Integer> byOffset() {
    PageRequest<Integer> page = by(Integer.class);
    if (page.after().exists(offset -> offset < 0)) {
      throw BadInput.at("after", "it is not a cursor of this list: copy it from the previous page");
    }
    return page;
  }
}
