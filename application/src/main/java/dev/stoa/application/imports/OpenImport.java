package dev.stoa.application.imports;

import dev.stoa.domain.imports.ImportReport;

/** An open source, which is only read. */
public interface OpenImport extends AutoCloseable {

  /** Stores everything that is new and can be stored, and reports every row. */
  ImportReport run(ImportScope scope);

  @Override
  void close();
}
