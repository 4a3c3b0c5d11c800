package dev.stoa.adapter.jooq;

import io.vavr.control.Option;

/**
 * What a migration did.
 *
 * @param before the version found, none when the workspace was new
 * @param after the version it has now
 * @param backup where the file as it was before was kept, if there was one to keep
 */
public record MigrationReport(
    Option<SchemaVersion> before, SchemaVersion after, Option<String> backup) {

  /** Whether anything was pending. */
  public boolean changed() {
    return !before.contains(after);
  }
}
