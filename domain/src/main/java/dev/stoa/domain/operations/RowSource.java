package dev.stoa.domain.operations;

/** Where rows come from: an open workspace, or an archive. */
@FunctionalInterface
public interface RowSource {

  /** Passes the rows of a table in the order of its key, in constant memory. */
  void each(StoredTable table, RowSink rows);
}
