package dev.stoa.adapter.jooq;

import dev.stoa.adapter.jooq.search.WordSearch;
import io.vavr.collection.Seq;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.Record1;
import org.jooq.ResultQuery;
import org.jooq.SQLDialect;
import org.jooq.Select;
import org.jooq.SelectForUpdateStep;
import org.jooq.SelectLimitStep;
import org.jooq.Table;

/** Where the two engines speak differently, and nothing else. */
public interface Dialect {

  /** The SQL jOOQ renders. */
  SQLDialect sql();

  /** Holds every other unit of work that asks for the same lock until this one ends. */
  void serialize(Connection connection, String lock) throws SQLException;

  /** As above, for many locks at once; whoever takes several takes them in the same order. */
  void serialize(Connection connection, Seq<String> locks) throws SQLException;

  /** The rows of the query, locked against other writers until this unit of work ends. */
  <R extends Record> ResultQuery<R> lockRows(SelectLimitStep<R> query);

  /**
   * The rows of the query; until this unit of work ends nobody removes those of the named tables,
   * though others may hold them too, and may change what is no key.
   */
  <R extends Record> ResultQuery<R> keepRows(SelectForUpdateStep<R> query, Table<?>... tables);

  /** As {@link #lockRows}, without the rows another unit of work has locked: nobody waits. */
  <R extends Record> Select<R> lockFreeRows(SelectForUpdateStep<R> query);

  /** Whether the key is one the query gives; the query is asked once, whatever it locks. */
  <K> Condition isOneOf(Field<K> key, Select<Record1<K>> query);

  /** How this engine looks words up, on the session's open unit. */
  WordSearch wordSearch(JooqSession session);

  /** What the engine meant. */
  Failure classify(SQLException exception);

  /** The engine's own words, without the statement and without values of rows. */
  default String reason(SQLException exception) {
    return exception.getMessage();
  }

  void bindInstant(PreparedStatement statement, int index, Instant instant) throws SQLException;

  /** Binds a list where {@link ListParam#contains} looks it up. */
  void bindList(PreparedStatement statement, int index, String elements, Iterable<?> values)
      throws SQLException;

  /** The instant; null stays null. */
  Instant readInstant(ResultSet rows, int index) throws SQLException;

  /** The instant as the fixed-width UTC text that is hashed; null stays null. */
  String readInstantText(ResultSet rows, int index) throws SQLException;
}
