package dev.stoa.imports.source;

import io.vavr.collection.Seq;
import java.util.function.Consumer;

/** The store of another system, open for reading only. */
public interface ForeignStore extends AutoCloseable {

  /** Where it is, for messages; without what may be a password. */
  public String name();

  /** Its tables, by name. */
  public Seq<String> tables();

  /** The columns of a table, in its order; empty if there is no such table. */
  public Seq<String> columns(String table);

  /** The number of rows of a table; 0 if there is no such table. */
  public long count(String table);

  /**
   * Passes on the rows of a table, in constant memory.
   *
   * @param order the columns to sort by; after them, and without any, rows are in the order in
   *     which the store has them
   */
  public void each(String table, Seq<String> order, Consumer<ForeignRow> rows);

  @Override
  public void close();
}
