package dev.stoa.adapter.jooq;

import dev.stoa.adapter.jooq.RenderedStatement.Slot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The values of many rows, parameter by parameter. */
final class ColumnValues implements BoundValues {

  private final List<List<@Nullable Object>> columns = new ArrayList<>();

  ColumnValues(int slots) {
    for (int i = 0; i < slots; i++) {
      columns.add(new ArrayList<>());
    }
  }

  @Override
  public void set(Slot slot, @Nullable Object value) {
    columns.get(slot.number()).add(value == null ? null : slot.type().inArray(value));
  }

  @Override
  public void setList(Slot slot, String elements, Iterable<?> values) {
    throw new IllegalStateException("a row of an insert takes no list: " + slot.name());
  }

  List<@Nullable Object> of(Slot slot) {
    return columns.get(slot.number());
  }
}
