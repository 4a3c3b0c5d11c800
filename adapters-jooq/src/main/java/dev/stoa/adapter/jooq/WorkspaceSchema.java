package dev.stoa.adapter.jooq;

import io.vavr.control.Option;

/** The schema of one workspace: where it stands and how it moves forward. */
public interface WorkspaceSchema {

  /** The version the workspace has, asked without starting the migration tool; none when new. */
  Option<SchemaVersion> installed();

  /** Runs what is pending; safe when several processes do so at once. */
  MigrationReport migrate();

  /**
   * Compares what ran with what this code would run; a difference is a {@code StorageException}.
   */
  void validate();
}
