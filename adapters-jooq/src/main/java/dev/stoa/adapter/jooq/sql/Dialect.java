package dev.stoa.adapter.jooq.sql;

import dev.stoa.adapter.jooq.engine.Failure;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
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
import org.jspecify.annotations.Nullable;

/** What differs between engines in SQL. */
public interface Dialect {

  /** The SQL jOOQ renders. */
  SQLDialect sql();

  /** Whether several statements can be sent in one text, so that they cost one round trip. */
  boolean sendsTogether();

  /** Takes a named lock until this unit of work ends; none if units of work exclude each other. */
  Option<QueuedStatement> lock(String name);

  /** As above, for many locks, always taken in the same order. */
  Option<QueuedStatement> lock(Seq<String> names);

  /** As above, for one lock that all who take it this way share; only others wait for them. */
  Option<QueuedStatement> share(String name);

  /** Whether writers lock the rows they change; if not, there is only one writer at a time. */
  boolean locksRows();

  /** The rows of the query, locked against other writers until this unit of work ends. */
  <R extends Record> ResultQuery<R> lockRows(SelectLimitStep<R> query);

  /** As {@link #lockRows}, but others may add rows that refer to them. */
  <R extends Record> ResultQuery<R> lockContents(SelectForUpdateStep<R> query);

  /**
   * The rows of the query; those of the named tables are locked against deletion, with a shared
   * lock, until this unit of work ends.
   */
  <R extends Record> ResultQuery<R> keepRows(SelectForUpdateStep<R> query, Table<?>... tables);

  /** As {@link #lockRows}, but skips rows locked by another unit of work. */
  <R extends Record> Select<R> lockFreeRows(SelectForUpdateStep<R> query);

  /** Whether the key is in the result of the query, which runs once. */
  <K> Condition isOneOf(Field<K> key, Select<Record1<K>> query);

  /** A limit or an offset that is bound with every run. */
  Field<Integer> limit(Param<Integer> limit);

  /** Whether the column's value is in the list; never true for an empty one. */
  <T> Condition isListed(Field<T> column, ListParam<T> list);

  /** The list as a table {@code asked}, whose rows are {@link ListParam#value}. */
  Table<?> listed(ListParam<?> list);

  /** The numbers of a query that refers to tables before it, as {@code newest.value}. */
  Table<?> lateral(Select<Record1<Long>> numbers);

  /** The key as an expression, where the planner would otherwise walk along its index. */
  Field<String> withoutIndex(Field<String> key);

  /** How it looks into JSON. */
  JsonSql json();

  /** Rows as a table whose columns are arrays; none if the engine takes none. */
  default Option<Table<?>> given(List<ArrayParam> columns) {
    return Option.none();
  }

  /**
   * Sets the instant and the caller of the versions of a transaction; none if the connection does.
   */
  default Option<QueuedStatement> recordAt(@Nullable Instant instant, @Nullable String caller) {
    return Option.none();
  }

  /** How versions of rows are read. */
  default RowVersions versions() {
    throw new UnsupportedOperationException("this engine keeps no versions of rows");
  }

  /**
   * A number for a text that is written now, after those of all texts that others can see.
   *
   * @param following the number after all that are known, for an engine with one writer at a time
   */
  default Field<Long> newEntry(Field<Long> following) {
    return following;
  }

  /** A number before that of every text that a unit of work may still commit. */
  default Field<Long> settledEntries() {
    return DSL.inline(Long.MAX_VALUE);
  }

  /** Classifies an exception of the engine. */
  Failure classify(SQLException exception);

  /** The engine's own words, without the statement and without values of rows. */
  default String reason(SQLException exception) {
    return String.valueOf(exception.getMessage());
  }

  /** Binds a list, as {@link #isListed} and {@link #listed} look it up. */
  void bindList(PreparedStatement statement, int index, String elements, Iterable<?> values)
      throws SQLException;
}
