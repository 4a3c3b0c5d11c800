package dev.stoa.domain.operations;

import org.jspecify.annotations.Nullable;

/** Receives the rows of a table one by one. */
@FunctionalInterface
public interface RowSink {

  /**
   * One row: the values in the order of {@link StoredTable#columns}, SQL's null as null. The array
   * belongs to the receiver.
   */
  void add(@Nullable Object[] row);
}
