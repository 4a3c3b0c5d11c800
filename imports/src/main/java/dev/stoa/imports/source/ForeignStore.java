package dev.stoa.imports.source;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/** The store of another system, open for reading only. */
public interface ForeignStore extends AutoCloseable {

  /** Where it is, for messages; without what may be a password. */
  String name();

  /** Its tables, by name. */
  Seq<String> tables();

  /** The columns of a table, in its order; empty if there is no such table. */
  Seq<String> columns(String table);

  /** The number of rows of a table; 0 if there is no such table. */
  long count(String table);

  /**
   * Passes on the rows of a table, in constant memory.
   *
   * @param order the columns to sort by; after them, and without any, rows are in the order in
   *     which the store has them
   */
  default void each(String table, Seq<String> order, Consumer<ForeignRow> rows) {
    each(table, LinkedHashMap.empty(), order, rows);
  }

  /** As above, only the rows with these texts in these columns. */
  void each(String table, Map<String, String> equal, Seq<String> order, Consumer<ForeignRow> rows);

  /** The stores it consists of that have a table: itself, unless it joins several. */
  default Seq<ForeignStore> having(String table) {
    return columns(table).isEmpty() ? Vector.empty() : Vector.of(this);
  }

  @Override
  void close();
}
