package dev.stoa.storage;

import io.vavr.control.Option;

/**
 * The result of a migration.
 *
 * @param before the version found, none when the workspace was new
 * @param after the version it has now
 * @param backup the path of the backup, if one was made
 */
public record MigrationReport(
    Option<SchemaVersion> before, SchemaVersion after, Option<String> backup) {

  /** Whether anything was pending. */
  public boolean changed() {
    return !before.contains(after);
  }
}
