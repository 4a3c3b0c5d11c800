package dev.stoa.application.contextbackup;

import dev.stoa.domain.contextbackup.BackupNote;

/** Writes the note of a backup, for example with a model; called outside units of work. */
@FunctionalInterface
public interface BackupWriter {

  /** The note; whatever it throws counts as a failure, and the job continues with the next gap. */
  BackupNote write(BackupRequest request);
}
