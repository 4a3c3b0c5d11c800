package dev.stoa.adapter.jooq.rows;

import dev.stoa.adapter.jooq.sql.Binds;
import java.sql.SQLException;
import java.util.Objects;
import java.util.function.Function;
import org.jooq.Field;
import org.jooq.Table;
import org.jspecify.annotations.Nullable;

/**
 * A column, and what of an item it holds.
 *
 * @param read whether the item is read from it too; what is computed from other columns is not
 */
record Cell<T, V>(
    Field<V> column, Function<? super T, ? extends @Nullable V> value, Role role, boolean read) {

  /** What a column is to its row. */
  enum Role {
    /** Tells the row from all others. */
    KEY,
    /** Stays as it was added, unless the whole row is rewritten. */
    FIXED,
    /** Is written again by each save. */
    CHANGING
  }

  boolean is(Role wanted) {
    return role == wanted;
  }

  void bind(Binds binds, T item) throws SQLException {
    binds.set(column, value.apply(item));
  }

  boolean isSame(T one, T other) {
    return Objects.deepEquals(value.apply(one), value.apply(other));
  }

  /** The column of the same name in another table. */
  Cell<T, V> in(Table<?> twin) {
    Field<V> same =
        Objects.requireNonNull(
            twin.field(column), () -> twin.getName() + " has no column " + column.getName());
    return new Cell<>(same, value, role, read);
  }

  /** The column of an item that has this one's as a part. */
  <W> Cell<W, V> of(Function<? super W, ? extends T> part) {
    return new Cell<>(column, whole -> value.apply(part.apply(whole)), role, read);
  }
}
