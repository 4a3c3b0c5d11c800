package dev.stoa.adapter.jooq.sql;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jooq.Field;

/**
 * A cache of values per field, looked up by the field's identity.
 *
 * <p>jOOQ's fields are slow to compare: their {@code hashCode} and {@code equals} look at names.
 * Repositories use the same few constants, so identity finds them.
 */
final class FieldMap<V> {

  private static final int FEWEST = 256;

  private final Function<Field<?>, V> find;

  /** A bound, because fields created per call would otherwise accumulate. */
  private final int most;

  private volatile Map<Field<?>, V> known = new IdentityHashMap<>();

  /**
   * An empty cache.
   *
   * @param expected how many fields there are: a statement that puts many rows has hundreds
   */
  FieldMap(int expected, Function<Field<?>, V> find) {
    this.find = find;
    this.most = Math.max(FEWEST, expected);
  }

  V get(Field<?> field) {
    V value = known.get(field);
    return value != null ? value : learn(field, find.apply(field));
  }

  /** Copies the map, so that readers need no lock. */
  private synchronized V learn(Field<?> field, V value) {
    if (known.size() == most) {
      return value;
    }
    Map<Field<?>, V> more = new IdentityHashMap<>(known);
    more.put(field, value);
    known = more;
    return value;
  }
}
