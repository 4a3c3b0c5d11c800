package dev.stoa.adapter.jooq.sql;

import dev.stoa.adapter.jooq.sql.RenderedStatement.Slot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The values of many rows, parameter by parameter. */
public final class ColumnValues implements BoundValues {

  private static final int MOST_ROWS = 4_000;

  /** The server takes no message of more than a gigabyte. */
  private static final int MOST_CHARACTERS = 4_000_000;

  private final List<List<@Nullable Object>> columns = new ArrayList<>();
  private long characters;

  /** For an insert of such rows. */
  public ColumnValues(RowsStatement rows) {
    rows.slots().forEach(slot -> columns.add(new ArrayList<>()));
  }

  /** Whether no more rows should be sent together. */
  public boolean isFull() {
    return columns.get(0).size() >= MOST_ROWS || characters >= MOST_CHARACTERS;
  }

  @Override
  public void set(Slot slot, @Nullable Object value) {
    Object element = value == null ? null : slot.type().inArray(value);
    characters += element instanceof String text ? text.length() : 0;
    columns.get(slot.number()).add(element);
  }

  @Override
  public void setList(Slot slot, String elements, Iterable<?> values) {
    throw new IllegalStateException("a row of an insert takes no list: " + slot.name());
  }

  List<@Nullable Object> of(Slot slot) {
    return columns.get(slot.number());
  }
}
