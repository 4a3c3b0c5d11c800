package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.Engine;
import dev.stoa.adapter.jooq.engine.Failure;
import dev.stoa.adapter.jooq.operations.TableLoader;
import dev.stoa.adapter.jooq.sql.ArrayParam;
import dev.stoa.adapter.jooq.sql.JsonSql;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.QueuedStatement;
import dev.stoa.adapter.jooq.sql.RowVersions;
import dev.stoa.adapter.jooq.unit.JooqSession;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.Array;
import java.sql.BatchUpdateException;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Name;
import org.jooq.Param;
import org.jooq.Record;
import org.jooq.Record1;
import org.jooq.ResultQuery;
import org.jooq.SQLDialect;
import org.jooq.Select;
import org.jooq.SelectForUpdateStep;
import org.jooq.SelectLimitStep;
import org.jooq.Table;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PSQLException;

/** The PostgreSQL dialect. */
final class PostgresDialect implements Engine {

  private final String schema;

  PostgresDialect(String schema) {
    this.schema = schema;
  }

  @Override
  public SQLDialect sql() {
    return SQLDialect.POSTGRES;
  }

  @Override
  public boolean sendsTogether() {
    return true;
  }

  @Override
  public Option<QueuedStatement> lock(String name) {
    return lock(Vector.of(name));
  }

  @Override
  public Option<QueuedStatement> lock(Seq<String> names) {
    return Option.some(AdvisoryLock.of(schema, names));
  }

  @Override
  public Option<QueuedStatement> share(String name) {
    return Option.some(AdvisoryLock.shared(schema, name));
  }

  @Override
  public Option<QueuedStatement> recordAt(@Nullable Instant instant, @Nullable String caller) {
    return Option.some(new PostgresVersions.At(instant, caller));
  }

  @Override
  public RowVersions versions() {
    return PostgresVersions.in(schema);
  }

  @Override
  public boolean locksRows() {
    return true;
  }

  @Override
  public <R extends Record> ResultQuery<R> lockRows(SelectLimitStep<R> query) {
    return query.forUpdate();
  }

  @Override
  public <R extends Record> ResultQuery<R> lockContents(SelectForUpdateStep<R> query) {
    return query.forNoKeyUpdate();
  }

  @Override
  public <R extends Record> ResultQuery<R> keepRows(
      SelectForUpdateStep<R> query, Table<?>... tables) {
    return query.forKeyShare().of(tables);
  }

  @Override
  public <R extends Record> Select<R> lockFreeRows(SelectForUpdateStep<R> query) {
    return query.forUpdate().skipLocked();
  }

  @Override
  public <K> Condition isOneOf(Field<K> key, Select<Record1<K>> query) {
    // With `in` the planner may run the query once per row, and lock different rows each time.
    return key.eq(DSL.any(DSL.array(query)));
  }

  @Override
  public Field<Integer> limit(Param<Integer> limit) {
    return limit;
  }

  @Override
  public <T> Condition isListed(Field<T> column, ListParam<T> list) {
    return DSL.condition("{0} = any ({1}::" + list.elements() + "[])", column, list.values());
  }

  @Override
  public Table<?> listed(ListParam<?> list) {
    return DSL.table("unnest({0}::" + list.elements() + "[]) as asked(value)", list.values());
  }

  @Override
  public Table<?> lateral(Select<Record1<Long>> numbers) {
    return DSL.table("unnest(array({0})) as newest(value)", numbers);
  }

  /** It would walk along the primary key in the hope to meet a match soon. */
  @Override
  public Field<String> withoutIndex(Field<String> key) {
    return DSL.concat(key, DSL.inline(""));
  }

  @Override
  public JsonSql json() {
    return PostgresJson.SQL;
  }

  @Override
  public Option<Table<?>> given(List<ArrayParam> columns) {
    List<Field<?>> arrays = new ArrayList<>();
    List<Name> names = new ArrayList<>();
    for (ArrayParam column : columns) {
      arrays.add(DSL.field("{0}::" + column.elements() + "[]", String.class, column.values()));
      names.add(DSL.name(column.name()));
    }
    return Option.some(
        DSL.table(
            "unnest({0}) as {1}({2})",
            DSL.list(arrays), DSL.name(ArrayParam.TABLE), DSL.list(names)));
  }

  /** The transaction that writes it, then a number that is used once in it. */
  @Override
  public Field<Long> newEntry(Field<Long> following) {
    return DSL.field(
        "((pg_current_xact_id()::text::bigint << 24) | (nextval('text_entries') & 16777215))",
        Long.class);
  }

  @Override
  public Field<Long> settledEntries() {
    return DSL.field("(pg_snapshot_xmin(pg_current_snapshot())::text::bigint << 24)", Long.class);
  }

  @Override
  public TableLoader tableLoader(JooqSession session) {
    return new CopyLoader(session);
  }

  @Override
  public Failure classify(SQLException exception) {
    String state = exception.getSQLState();
    if (state == null) {
      return Failure.BREAKAGE;
    }
    return switch (state) {
      case "40001", "40P01", "55P03" -> Failure.CONFLICT;
      case "53100" -> Failure.FULL;
      case "57014" -> Failure.CANCELLED;
      case "25006", "42501" -> Failure.FORBIDDEN;
      case "23505" -> Failure.DUPLICATE_KEY;
      default -> state.startsWith("23") ? Failure.CONSTRAINT : Failure.BREAKAGE;
    };
  }

  @Override
  public String reason(SQLException exception) {
    // The driver repeats the statement and the values in front of the server's message about a
    // batch, and the server's detail shows the row.
    SQLException cause =
        exception instanceof BatchUpdateException && exception.getNextException() != null
            ? exception.getNextException()
            : exception;
    return cause instanceof PSQLException server && server.getServerErrorMessage() != null
        ? server.getServerErrorMessage().getSeverity()
            + ": "
            + server.getServerErrorMessage().getMessage()
        : String.valueOf(cause.getMessage());
  }

  @Override
  public void bindList(PreparedStatement statement, int index, String elements, Iterable<?> values)
      throws SQLException {
    List<@Nullable Object> items = new ArrayList<>();
    values.forEach(items::add);
    statement.setArray(index, statement.getConnection().createArrayOf(elements, typed(items)));
  }

  /** The driver sends an array of a type as it is, and an array of objects as escaped text. */
  private static Object[] typed(List<@Nullable Object> items) {
    Class<?> type = String.class;
    for (Object item : items) {
      if (item != null) {
        type = item.getClass();
        break;
      }
    }
    return items.toArray((Object[]) Array.newInstance(type, 0));
  }
}
