package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.operations.BatchedRows;
import dev.stoa.adapter.jooq.operations.TableLoader;
import dev.stoa.adapter.jooq.operations.TableRows;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.operations.RowSink;
import io.vavr.collection.Seq;
import java.util.function.Consumer;

/** Fills tables by batches of inserts; references are checked when the unit of work commits. */
record BatchLoader(JooqSession session) implements TableLoader {

  /** The unit has locked the file, and no order is needed. */
  @Override
  public Seq<TableRows> begin(Seq<TableRows> tables) {
    session.writingDsl().execute("pragma defer_foreign_keys = on");
    return tables;
  }

  @Override
  public void fill(TableRows table, Consumer<RowSink> work) {
    BatchedRows rows = new BatchedRows(session, table);
    work.accept(rows);
    rows.flush();
  }

  /** SQLite itself continues after the highest identity. */
  @Override
  public void end(Seq<TableRows> tables) {}
}
