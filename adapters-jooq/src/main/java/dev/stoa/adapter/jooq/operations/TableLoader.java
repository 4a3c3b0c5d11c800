package dev.stoa.adapter.jooq.operations;

import dev.stoa.domain.operations.RowSink;
import io.vavr.collection.Seq;
import java.util.function.Consumer;

/** How an engine fills many tables quickly, in the open unit of work. */
public interface TableLoader {

  /**
   * Locks the tables and puts off what would refuse rows that refer to later ones.
   *
   * @return the tables, each after those that it refers to
   */
  Seq<TableRows> begin(Seq<TableRows> tables);

  /** Inserts the rows that the work passes on, with values for {@link TableRows#inserted}. */
  void fill(TableRows table, Consumer<RowSink> work);

  /** Checks the references that were put off; identities continue after the highest. */
  void end(Seq<TableRows> tables);
}
