package dev.stoa.adapter.jooq.operations;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.jooq.Table;

/**
 * What a context declares of its tables: which there are, each after those that it refers to, what
 * maintenance does with old rows, and which rows hold an agent or a user.
 *
 * @param retention the sweep that removes old rows; {@link #KEPT} if none does
 */
public record ContextTables(String context, Seq<Declared> tables) {

  /** Rows stay until they are deleted. */
  public static final String KEPT = "";

  /** One table of a context. */
  public record Declared(Table<?> table, String retention, Seq<SubjectRule> subjects) {}

  /** A context that has declared no table yet. */
  public static ContextTables of(String context) {
    return new ContextTables(context, Vector.empty());
  }

  /** With a table whose rows are kept. */
  public ContextTables table(Table<?> table, SubjectRule... subjects) {
    return swept(KEPT, table, subjects);
  }

  /** With a table whose old rows a sweep removes. */
  public ContextTables swept(String retention, Table<?> table, SubjectRule... subjects) {
    return new ContextTables(
        context, tables.append(new Declared(table, retention, Vector.of(subjects))));
  }
}
