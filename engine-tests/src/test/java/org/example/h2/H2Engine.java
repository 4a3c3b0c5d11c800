package org.example.h2;

import dev.stoa.adapter.jooq.Engine;
import dev.stoa.adapter.jooq.engine.Failure;
import dev.stoa.adapter.jooq.operations.TableLoader;
import dev.stoa.adapter.jooq.sql.JsonSql;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.QueuedStatement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
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

/** H2, as far as the audit trail needs it. */
final class H2Engine implements Engine {

  /** What other contexts would need. */
  static UnsupportedOperationException missing(String what) {
    return new UnsupportedOperationException("this engine has the audit trail alone, not " + what);
  }

  /** Its PostgreSQL mode: for H2 jOOQ would cast every parameter, also one that is a list. */
  @Override
  public SQLDialect sql() {
    return SQLDialect.POSTGRES;
  }

  @Override
  public boolean sendsTogether() {
    return false;
  }

  @Override
  public Option<QueuedStatement> lock(String name) {
    // Writers take turns: see H2Connections.
    return Option.none();
  }

  @Override
  public Option<QueuedStatement> lock(Seq<String> names) {
    return Option.none();
  }

  @Override
  public Option<QueuedStatement> share(String name) {
    return Option.none();
  }

  @Override
  public boolean locksRows() {
    return false;
  }

  @Override
  public <R extends Record> ResultQuery<R> lockRows(SelectLimitStep<R> query) {
    return query;
  }

  @Override
  public <R extends Record> ResultQuery<R> keepRows(
      SelectForUpdateStep<R> query, Table<?>... tables) {
    return query;
  }

  @Override
  public <R extends Record> ResultQuery<R> lockContents(SelectForUpdateStep<R> query) {
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

  @Override
  public Field<Integer> limit(Param<Integer> limit) {
    return limit;
  }

  @Override
  public <T> Condition isListed(Field<T> column, ListParam<T> list) {
    return DSL.condition("{0} = any ({1})", column, list.values());
  }

  @Override
  public void bindList(PreparedStatement statement, int index, String elements, Iterable<?> values)
      throws SQLException {
    statement.setObject(index, Vector.ofAll(values).toJavaArray());
  }

  @Override
  public Table<?> listed(ListParam<?> list) {
    throw missing("lists as tables");
  }

  @Override
  public Table<?> lateral(Select<Record1<Long>> numbers) {
    throw missing("lateral queries");
  }

  @Override
  public Field<String> withoutIndex(Field<String> key) {
    return key;
  }

  @Override
  public JsonSql json() {
    throw missing("JSON");
  }

  @Override
  public TableLoader tableLoader(JooqSession session) {
    throw missing("import of tables");
  }

  @Override
  public Failure classify(SQLException exception) {
    String state = String.valueOf(exception.getSQLState());
    return switch (state) {
      case "23505" -> Failure.DUPLICATE_KEY;
      case "40001", "HYT00", "90131" -> Failure.CONFLICT;
      case "57014" -> Failure.CANCELLED;
      case "90097" -> Failure.FORBIDDEN;
      default -> state.startsWith("23") ? Failure.CONSTRAINT : Failure.BREAKAGE;
    };
  }
}
