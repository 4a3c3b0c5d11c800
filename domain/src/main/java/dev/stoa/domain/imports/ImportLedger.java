package dev.stoa.domain.imports;

import io.vavr.collection.Seq;
import io.vavr.collection.Set;

/** What has been imported. Requires an open unit of work. */
public interface ImportLedger {

  /** One import at a time: holds until the unit of work ends. */
  void lock();

  /** Adds an import. */
  void add(ImportEntry entry);

  /** The imports, the newest first. */
  Seq<ImportEntry> entries(int limit);

  /** Which of these keys of a table, as they were added, were imported before. */
  Set<String> known(ImportSystem system, String table, Seq<String> keys);

  /** Adds keys of rows that an import brought. */
  void addRows(ImportEntry entry, String table, Seq<String> keys);
}
