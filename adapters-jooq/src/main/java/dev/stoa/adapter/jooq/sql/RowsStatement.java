package dev.stoa.adapter.jooq.sql;

import dev.stoa.adapter.jooq.sql.RenderedStatement.Slot;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Table;
import org.jooq.impl.DSL;
import org.jooq.impl.QOM;

/**
 * An insert that takes many rows at once, each parameter as an array.
 *
 * <p>One text serves any number of rows, so that the server keeps its plan, and it is sent together
 * with other statements.
 */
public final class RowsStatement {

  private final String text;
  private final List<Slot> slots;

  private RowsStatement(String text, List<Slot> slots) {
    this.text = text;
    this.slots = slots;
  }

  /**
   * None for what is no plain insert of values, nor where the engine takes no arrays; nor for an
   * insert that updates, because a row cannot be updated twice in one statement.
   */
  static Option<RowsStatement> of(
      Dialect dialect, Query query, List<Slot> slots, List<Field<?>> returned) {
    return query instanceof QOM.Insert<?> insert && isPlain(insert) && !slots.isEmpty()
        ? dialect
            .given(slots.stream().map(Slot::array).toList())
            .flatMap(given -> of(dialect, insert, given, slots, returned))
        : Option.none();
  }

  private static boolean isPlain(QOM.Insert<?> insert) {
    return insert.$select() == null
        && insert.$values().size() == 1
        && insert.$updateSet().isEmpty();
  }

  private static Option<RowsStatement> of(
      Dialect dialect,
      QOM.Insert<?> insert,
      Table<?> given,
      List<Slot> slots,
      List<Field<?>> returned) {
    List<Field<?>> values = new ArrayList<>();
    for (Field<?> value : insert.$values().get(0).fields()) {
      values.add(value instanceof Param<?> param ? given(param, slots) : value);
    }
    RenderedStatement rows =
        RenderedStatement.of(dialect, insert.$select(DSL.select(values).from(given)), returned);
    // A value that is computed from a parameter has it still.
    return rows.parameters() == slots.size()
        ? Option.some(new RowsStatement(rows.text(), slots))
        : Option.none();
  }

  private static Field<?> given(Param<?> param, List<Slot> slots) {
    return slots.stream()
        .filter(slot -> slot.name().equals(Params.name(param)))
        .findFirst()
        .<Field<?>>map(slot -> slot.array().value())
        .orElse(param);
  }

  public String text() {
    return text;
  }

  List<Slot> slots() {
    return slots;
  }
}
