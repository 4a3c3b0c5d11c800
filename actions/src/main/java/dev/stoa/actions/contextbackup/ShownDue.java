package dev.stoa.actions.contextbackup;

import dev.stoa.application.contextbackup.DueBackup;
import dev.stoa.domain.contextbackup.BackupTrigger;
import dev.stoa.domain.kernel.SpecialistName;

/** A backup that is due. */
public record ShownDue(
    SpecialistName specialist, BackupTrigger trigger, long tokens, long messages, long thread) {

  /** As callers see it. */
  public static ShownDue of(DueBackup due) {
    return new ShownDue(
        due.counter().specialist(),
        due.trigger(),
        due.counter().tokens(),
        due.counter().messages(),
        due.counter().thread());
  }
}
