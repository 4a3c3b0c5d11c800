package dev.stoa.adapter.jooq.operations;

import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.trueCondition;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.ByDialect;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.schema.Json;
import dev.stoa.schema.generated.tables.ContinuumMemory;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Supplier;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Table;
import org.jooq.TableField;

/** Which rows of a table hold a subject, and what an erasure does with them. */
public final class SubjectRule {

  /** The value that rows are found by. */
  public static final Param<String> SUBJECT = Params.named("subject", String.class);

  /** The scopes that rows are found by. */
  public static final ListParam<String> SCOPES =
      Params.list("scopes", ContinuumMemory.CONTINUUM_MEMORY.SCOPE);

  static final Param<String> REPLACEMENT = Params.named("replacement", String.class);
  static final Field<Integer> COUNT = count().as("held");

  private final Table<?> table;
  private final Option<Field<?>> column;
  private final Seq<Field<?>> treated;
  private final SubjectKey key;
  private final Statement countRows;
  private final Treatment treatment;
  private final Option<Statement> erase;

  /** What an erasure does with the rows. */
  enum Treatment {
    REMOVE,
    CLEAR,
    RENAME
  }

  private SubjectRule(
      Table<?> table,
      Option<Field<?>> column,
      Seq<Field<?>> treated,
      SubjectKey key,
      Condition held,
      Treatment treatment,
      Option<Supplier<Query>> erase) {
    this.table = table;
    this.column = column;
    this.treated = treated;
    this.key = key;
    this.countRows = Statement.of(() -> select(COUNT).from(table).where(held));
    this.treatment = treatment;
    this.erase = erase.map(Statement::of);
  }

  /** Removes the rows whose column holds the subject. */
  public static SubjectRule remove(TableField<?, String> column, SubjectKey key) {
    return remove(column.getTable(), key, holds(column, key), column);
  }

  /**
   * Removes rows by a condition of their own.
   *
   * @param found the columns that hold the subject; none if rows belong to others that do
   */
  public static SubjectRule remove(
      Table<?> table, SubjectKey key, Condition held, Field<?>... found) {
    return new SubjectRule(
        table,
        Option.none(),
        Vector.of(found),
        key,
        held,
        Treatment.REMOVE,
        Option.some(() -> deleteFrom(table).where(held)));
  }

  /** Removes all rows: they may be about any subject, and are not stored for long. */
  public static SubjectRule removeAll(Table<?> table) {
    return remove(table, SubjectKey.ANYTHING, trueCondition());
  }

  /** Clears what the subject wrote into rows that stay for the sake of others. */
  public static SubjectRule clear(TableField<?, String> column, SubjectKey key, Cleared cleared) {
    return clear(column.getTable(), key, holds(column, key), cleared);
  }

  /** As above, in rows that belong to others that hold the subject. */
  public static SubjectRule clear(Table<?> table, SubjectKey key, Condition held, Cleared cleared) {
    return new SubjectRule(
        table,
        Option.none(),
        Vector.ofAll(cleared.values().keySet()),
        key,
        held,
        Treatment.CLEAR,
        Option.some(() -> update(table).set(cleared.values()).where(held)));
  }

  /** Replaces the name of an erased subject. */
  public static SubjectRule rename(TableField<?, String> column, SubjectKey key) {
    return rename(column, key, holds(column, key), Option.some(REPLACEMENT));
  }

  /** As above, for strings in JSON that are names and nothing else. */
  public static SubjectRule renameQuoted(TableField<?, Json> column) {
    return rename(
        column,
        SubjectKey.AGENT_NAME,
        ByDialect.condition(dialect -> dialect.json().hasText(column, SUBJECT)),
        Option.some(
            ByDialect.field(
                column, dialect -> dialect.json().replaced(column, SUBJECT, REPLACEMENT))));
  }

  /** The name is replaced by the context that records under it, as when an agent is renamed. */
  public static SubjectRule named(TableField<?, String> column) {
    SubjectKey key = SubjectKey.AGENT_NAME;
    return rename(column, key, holds(column, key), Option.none());
  }

  private static <T> SubjectRule rename(
      TableField<?, T> column, SubjectKey key, Condition held, Option<Field<T>> replacement) {
    Table<?> table = column.getTable();
    return new SubjectRule(
        table,
        Option.some(column),
        Vector.of(column),
        key,
        held,
        Treatment.RENAME,
        replacement.map(other -> () -> update(table).set(column, other).where(held)));
  }

  private static Condition holds(Field<String> column, SubjectKey key) {
    return key == SubjectKey.SCOPE ? SCOPES.contains(column) : column.eq(SUBJECT);
  }

  /** The name of the table. */
  public String table() {
    return table.getName();
  }

  /** The columns that it finds the subject in, or clears. */
  public Seq<Field<?>> columns() {
    return treated;
  }

  SubjectKey key() {
    return key;
  }

  Statement countRows() {
    return countRows;
  }

  Option<Statement> erase() {
    return erase;
  }

  Treatment treatment() {
    return treatment;
  }

  /** Whether names are strings of JSON, with their quotes. */
  boolean isQuoted() {
    return column.exists(field -> field.getType() == Json.class);
  }
}
