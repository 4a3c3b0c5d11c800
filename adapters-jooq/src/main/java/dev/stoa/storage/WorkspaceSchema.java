package dev.stoa.storage;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The schema of a workspace: its version and its migration. */
public interface WorkspaceSchema {

  /** The version of the workspace, read without Flyway; none if it is new. */
  Option<SchemaVersion> installed();

  /** Runs pending migrations; safe with concurrent processes. */
  MigrationReport migrate();

  /**
   * Compares the migrations that ran with those of this code; a difference is a {@code
   * StorageException}, pending ones are none.
   */
  void validate();

  /** The indexes that were dropped, by name; without them, queries scan whole tables. */
  Seq<MissingIndex> missingIndexes();
}
