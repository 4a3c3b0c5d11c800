package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.Engine;
import dev.stoa.adapter.jooq.engine.Failure;
import dev.stoa.adapter.jooq.operations.TableLoader;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.JsonSql;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.QueuedStatement;
import dev.stoa.adapter.jooq.sql.RowVersions;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.json.CanonicalWriter;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.jooq.Condition;
import org.jooq.Field;
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
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The SQLite dialect; a write transaction is the only one of its file. */
final class SqliteDialect implements Engine {

  private static final int PRIMARY_CODE = 0xff;

  private static final Statement OVERWRITE =
      Statement.of(() -> DSL.resultQuery("pragma secure_delete = on"));

  @Override
  public SQLDialect sql() {
    return SQLDialect.SQLITE;
  }

  @Override
  public boolean sendsTogether() {
    return false;
  }

  @Override
  public Option<QueuedStatement> lock(String name) {
    // BEGIN IMMEDIATE already excludes all other writers of the file, in this and in other
    // processes.
    return Option.none();
  }

  @Override
  public Option<QueuedStatement> lock(Seq<String> names) {
    // As above.
    return Option.none();
  }

  @Override
  public Option<QueuedStatement> share(String name) {
    // As above.
    return Option.none();
  }

  @Override
  public RowVersions versions() {
    return SqliteVersions.SQL;
  }

  @Override
  public boolean locksRows() {
    return false;
  }

  @Override
  public <R extends Record> ResultQuery<R> lockRows(SelectLimitStep<R> query) {
    // As above: there is only one writer, and `for update` would be a syntax error.
    return query;
  }

  @Override
  public <R extends Record> ResultQuery<R> lockContents(SelectForUpdateStep<R> query) {
    return query;
  }

  @Override
  public <R extends Record> ResultQuery<R> keepRows(
      SelectForUpdateStep<R> query, Table<?>... tables) {
    return query;
  }

  @Override
  public <R extends Record> Select<R> lockFreeRows(SelectForUpdateStep<R> query) {
    return query;
  }

  @Override
  public <K> Condition isOneOf(Field<K> key, Select<Record1<K>> query) {
    return key.in(query);
  }

  /**
   * SQLite uses a plain limit in its query plan, so it prepares the statement again whenever one is
   * bound, which costs more than most statements. An expression avoids that.
   */
  @Override
  public Field<Integer> limit(Param<Integer> limit) {
    return DSL.field("+{0}", Integer.class, limit);
  }

  @Override
  public <T> Condition isListed(Field<T> column, ListParam<T> list) {
    return DSL.condition("{0} in (select value from json_each({1}))", column, list.values());
  }

  @Override
  public Table<?> listed(ListParam<?> list) {
    return DSL.table("json_each({0}) as asked", list.values());
  }

  @Override
  public Table<?> lateral(Select<Record1<Long>> numbers) {
    return DSL.table(
        "json_each((select json_group_array({1}) from ({0}) as few)) as newest",
        numbers, DSL.name(numbers.getSelect().get(0).getName()));
  }

  @Override
  public Field<String> withoutIndex(Field<String> key) {
    return key;
  }

  @Override
  public JsonSql json() {
    return SqliteJson.SQL;
  }

  @Override
  public TableLoader tableLoader(JooqSession session) {
    return new BatchLoader(session);
  }

  @Override
  public void overwriteDeleted(JooqSession session) {
    session.one(OVERWRITE, Binder.NOTHING, row -> true);
  }

  @Override
  public Failure classify(SQLException exception) {
    if (!(exception instanceof SQLiteException failure)) {
      return Failure.BREAKAGE;
    }
    SQLiteErrorCode code = failure.getResultCode();
    return switch (code) {
      case SQLITE_CONSTRAINT_UNIQUE, SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_ROWID ->
          Failure.DUPLICATE_KEY;
      default -> classify(code.code & PRIMARY_CODE);
    };
  }

  private static Failure classify(int primaryCode) {
    if (primaryCode == SQLiteErrorCode.SQLITE_BUSY.code
        || primaryCode == SQLiteErrorCode.SQLITE_LOCKED.code) {
      return Failure.CONFLICT;
    }
    if (primaryCode == SQLiteErrorCode.SQLITE_FULL.code) {
      return Failure.FULL;
    }
    if (primaryCode == SQLiteErrorCode.SQLITE_READONLY.code) {
      return Failure.FORBIDDEN;
    }
    return primaryCode == SQLiteErrorCode.SQLITE_CONSTRAINT.code
        ? Failure.CONSTRAINT
        : Failure.BREAKAGE;
  }

  @Override
  public void bindList(PreparedStatement statement, int index, String elements, Iterable<?> values)
      throws SQLException {
    CanonicalWriter json = new CanonicalWriter().raw('[');
    boolean first = true;
    for (Object value : values) {
      if (!first) {
        json.raw(',');
      }
      first = false;
      if (value instanceof Long number) {
        json.number(number.longValue());
      } else {
        json.string((String) value);
      }
    }
    statement.setString(index, json.raw(']').toString());
  }
}
