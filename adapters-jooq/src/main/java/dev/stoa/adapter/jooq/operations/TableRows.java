package dev.stoa.adapter.jooq.operations;

import static dev.stoa.schema.generated.tables.Consensus.CONSENSUS;
import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static dev.stoa.schema.generated.tables.DebateSessions.DEBATE_SESSIONS;
import static dev.stoa.schema.generated.tables.Embeddings.EMBEDDINGS;
import static dev.stoa.schema.generated.tables.Lessons.LESSONS;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.operations.ColumnKind;
import dev.stoa.domain.operations.StoredColumn;
import dev.stoa.domain.operations.StoredTable;
import dev.stoa.schema.Json;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Table;
import org.jooq.UniqueKey;
import org.jspecify.annotations.Nullable;

/** One table of the schema: its columns that are content, and the statements on its rows. */
public final class TableRows {

  private static final Map<Class<?>, ColumnKind> KINDS =
      Map.of(
          String.class, ColumnKind.TEXT,
          Long.class, ColumnKind.NUMBER,
          Double.class, ColumnKind.DOUBLE,
          Boolean.class, ColumnKind.BOOLEAN,
          Instant.class, ColumnKind.INSTANT,
          Json.class, ColumnKind.JSON,
          byte[].class, ColumnKind.BYTES);

  /** Columns that are not content, and what they begin with in a copy: nothing is indexed yet. */
  private static final Map<Field<?>, Object> COMPUTED =
      Map.of(
          EMBEDDINGS.VERSION,
          JooqStoredTables.FIRST_VERSION,
          CONVERSATIONS.INDEXED_SEQUENCE,
          0L,
          DEBATE_SESSIONS.TURNS_WAITING,
          true,
          CONSENSUS.TEXT_WAITING,
          true,
          LESSONS.TEXT_WAITING,
          true);

  static final Field<Integer> COUNT = count();

  private final StoredTable stored;
  private final List<Field<?>> content;
  private final List<Field<?>> inserted;

  final Statement select;
  final Statement countRows;
  final Statement insert;

  private TableRows(Table<?> table, Condition isContent) {
    List<Field<?>> computed =
        Arrays.stream(table.fields())
            .filter(COMPUTED::containsKey)
            .<Field<?>>map(field -> field)
            .toList();
    this.content =
        Arrays.stream(table.fields())
            .filter(field -> !COMPUTED.containsKey(field))
            .sorted(Comparator.comparing(Field::getName))
            .<Field<?>>map(field -> field)
            .toList();
    this.inserted = Stream.<Field<?>>concat(content.stream(), computed.stream()).toList();
    this.stored = new StoredTable(table.getName(), Vector.ofAll(content).map(TableRows::column));
    this.select =
        Statement.of(
            () -> select(content).from(table).where(isContent).orderBy(key(table).getFields()));
    this.countRows = Statement.of(() -> select(COUNT).from(table).where(isContent));
    this.insert = Statement.of(() -> insertInto(table).set(Params.of(inserted)));
  }

  static TableRows of(Table<?> table) {
    // Removed vectors are rows for readers that still know them.
    return new TableRows(
        table, table.equals(EMBEDDINGS) ? EMBEDDINGS.VECTOR.isNotNull() : noCondition());
  }

  private static UniqueKey<?> key(Table<?> table) {
    UniqueKey<?> key = table.getPrimaryKey();
    if (key == null) {
      throw new IllegalStateException("table " + table.getName() + " has no primary key");
    }
    return key;
  }

  private static StoredColumn column(Field<?> field) {
    ColumnKind kind = KINDS.get(field.getType());
    if (kind == null) {
      throw new IllegalStateException("no kind of column for " + field);
    }
    return new StoredColumn(field.getName(), kind);
  }

  StoredTable stored() {
    return stored;
  }

  /** The name of the table. */
  public String name() {
    return stored.name();
  }

  /** The columns that are given when a row is inserted, in the order of its values. */
  public Seq<StoredColumn> inserted() {
    return Vector.ofAll(inserted).map(TableRows::column);
  }

  /** The values of a row that is inserted: its content, and what columns begin with. */
  @Nullable Object[] insertedRow(@Nullable Object[] row) {
    if (inserted.size() == row.length) {
      return row;
    }
    @Nullable Object[] longer = Arrays.copyOf(row, inserted.size());
    for (int i = row.length; i < longer.length; i++) {
      longer[i] = COMPUTED.get(inserted.get(i));
    }
    return longer;
  }

  @Nullable Object[] read(Row row) throws SQLException {
    @Nullable Object[] values = new Object[content.size()];
    for (int i = 0; i < values.length; i++) {
      Object value = row.get(content.get(i));
      // Engines print JSON differently, and rows must not.
      values[i] = value instanceof Json json ? JsonColumn.canonical(json).text() : value;
    }
    return values;
  }

  void bind(Binds binds, @Nullable Object[] row) throws SQLException {
    for (int i = 0; i < row.length; i++) {
      bind(binds, inserted.get(i), row[i]);
    }
  }

  @SuppressWarnings("unchecked") // The kind of the column is that of the value.
  private static <T> void bind(Binds binds, Field<T> field, @Nullable Object value)
      throws SQLException {
    binds.set(
        field,
        (T) (field.getType() == Json.class && value != null ? new Json((String) value) : value));
  }
}
