package dev.stoa.adapter.jooq.operations;

import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.operations.RowSink;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Inserts the rows of a table in batches of one prepared statement. */
public final class BatchedRows implements RowSink {

  private static final int BATCH = 200;

  private final JooqSession session;
  private final TableRows table;
  private final List<@Nullable Object[]> waiting = new ArrayList<>(BATCH);

  public BatchedRows(JooqSession session, TableRows table) {
    this.session = session;
    this.table = table;
  }

  @Override
  public void add(@Nullable Object[] row) {
    waiting.add(row);
    if (waiting.size() == BATCH) {
      flush();
    }
  }

  /** Inserts the rows that wait. */
  public void flush() {
    session.changeAll(table.insert, waiting, table::bind);
    waiting.clear();
  }
}
