package dev.stoa.domain.operations;

import io.vavr.collection.Seq;
import java.util.function.Consumer;

/**
 * The content of a workspace, table by table.
 *
 * <p>Only what cannot be computed from the rest is content: the words of the search index, the
 * versions of vectors and the history of migrations are not.
 */
public interface StoredTables extends RowSource {

  /** The version of the schema, which the tables belong to. */
  String schemaVersion();

  /** The tables of every context, by name. */
  Seq<StoredTable> tables();

  /** The number of rows that {@link #each} passes. */
  long count(StoredTable table);

  /**
   * Locks the tables against other writers until the unit of work ends, so that they can be filled.
   *
   * @return all tables, each after those that it refers to
   */
  Seq<StoredTable> lockToFill();

  /** Inserts the rows that the work passes on. */
  void fill(StoredTable table, Consumer<RowSink> work);

  /**
   * Ends what {@link #lockToFill} began: the references between rows are checked, identities
   * continue after the highest, and versions of vectors start anew.
   */
  void filled();
}
