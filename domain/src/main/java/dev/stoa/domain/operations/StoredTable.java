package dev.stoa.domain.operations;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * A table whose rows are content.
 *
 * @param columns sorted by name; the values of a row have this order
 */
public record StoredTable(String name, Seq<StoredColumn> columns) {

  public StoredTable {
    columns = Vector.ofAll(columns).sortBy(StoredColumn::name);
  }
}
