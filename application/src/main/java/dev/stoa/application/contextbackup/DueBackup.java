package dev.stoa.application.contextbackup;

import dev.stoa.domain.contextbackup.BackupTrigger;
import dev.stoa.domain.contextbackup.ThreadCounter;

/** A backup that is due, and why. */
public record DueBackup(ThreadCounter counter, BackupTrigger trigger) {}
