package dev.stoa.application.operations;

import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.tlog.MerkleTree;
import dev.stoa.domain.operations.ContentRoots;
import dev.stoa.domain.operations.StoredTable;
import dev.stoa.domain.operations.StoredTables;
import dev.stoa.domain.operations.TableDigest;
import io.vavr.collection.Seq;

/** The step of reading the whole content of a workspace; requires an open unit of work. */
final class ReadContent {

  private final StoredTables tables;
  private final AuditLog log;

  ReadContent(StoredTables tables, AuditLog log) {
    this.tables = tables;
    this.log = log;
  }

  StoredTables tables() {
    return tables;
  }

  long count() {
    return tables.tables().map(tables::count).sum().longValue();
  }

  /** The roots of what is stored. */
  ContentRoots roots(RowCounter counter) {
    try (DigestThread thread = new DigestThread()) {
      return roots(tables.tables().map(table -> digest(table, thread, counter)).toVector());
    }
  }

  private TableDigest digest(StoredTable table, DigestThread thread, RowCounter counter) {
    DigestThread.Rows digested = thread.of(table);
    tables.each(
        table,
        row -> {
          digested.add(row);
          counter.count();
        });
    return digested.end();
  }

  /** The roots of tables that have been read. */
  ContentRoots roots(Seq<TableDigest> digests) {
    long size = log.head().size();
    return new ContentRoots(digests, size, new MerkleTree(log::nodes).root(size).hex());
  }
}
