package dev.stoa.domain.audit;

import io.vavr.Tuple2;
import io.vavr.collection.List;
import java.lang.reflect.RecordComponent;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What a tamperer can do to one row: change any one column and leave the rest. */
final class RowEdits {

  /** One edit per attested column, by the column's name. */
  static final List<Tuple2<String, UnaryOperator<AuditRow>>> ATTESTED =
      List.of(
          edit("sequence", row -> row.sequence() + 1_000),
          edit("id", row -> "forged"),
          edit("at", row -> "2026-01-02T03:04:05.123457Z"),
          edit("eventType", row -> "forged"),
          edit("sessionId", row -> "forged"),
          edit("traceId", row -> "forged"),
          edit("tokenId", row -> "forged"),
          edit("field", row -> "forged"),
          edit("specialist", row -> "forged"),
          edit("uScore", row -> 0.123),
          edit("confidence", row -> 0.124),
          edit("latencyMs", row -> 0.125),
          edit("details", row -> "{}"),
          edit("prevHash", row -> "00"));

  private static final RecordComponent[] COLUMNS = AuditRow.class.getRecordComponents();

  private RowEdits() {}

  /** The row with another value in the column of this name. */
  static AuditRow with(String column, AuditRow row, @Nullable Object value) {
    try {
      Class<?>[] types = new Class<?>[COLUMNS.length];
      @Nullable Object[] values = new Object[COLUMNS.length];
      boolean known = false;
      for (int i = 0; i < COLUMNS.length; i++) {
        types[i] = COLUMNS[i].getType();
        boolean changed = COLUMNS[i].getName().equals(column);
        values[i] = changed ? value : COLUMNS[i].getAccessor().invoke(row);
        known |= changed;
      }
      if (!known) {
        throw new IllegalArgumentException("a row has no column " + column);
      }
      return AuditRow.class.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Tuple2<String, UnaryOperator<AuditRow>> edit(
      String column, Function<AuditRow, Object> forged) {
    return new Tuple2<>(column, row -> with(column, row, forged.apply(row)));
  }
}
