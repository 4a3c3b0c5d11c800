package dev.stoa.domain.operations;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * How well a workspace is backed up.
 *
 * @param backups those of the workspace, newest first
 * @param damaged the manifests that cannot be read, by name
 */
public record BackupStatus(Seq<BackupManifest> backups, Seq<BackupRefused.Damaged> damaged) {

  /** The newest backup. */
  public Option<BackupManifest> last() {
    return backups.headOption();
  }

  /** How old the newest backup is. */
  public Option<Duration> age(Instant now) {
    return last().map(backup -> Duration.between(backup.createdAt(), now));
  }

  /** The size of all files together. */
  public long bytes() {
    return backups.map(BackupManifest::bytes).sum().longValue();
  }

  /** How many of the rows that there are now the newest backup can have, from 0 to 1. */
  public double coverage(long rows) {
    return last()
        .map(backup -> rows == 0 ? 1.0 : Math.min(1.0, backup.roots().rows() / (double) rows))
        .getOrElse(0.0);
  }
}
