package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why a backup was not made, checked or restored. The workspace is as it was. */
public sealed interface BackupRefused extends Refusal {

  /** There is no such backup. */
  @RefusalCode("backup.unknown")
  record Unknown(BackupName name, String folder) implements BackupRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "there is no backup " + name + " in " + folder + ": see `stoa backup list`";
    }
  }

  /** There is no backup of this workspace at all. */
  @RefusalCode("backup.none")
  record None(String workspace, String folder) implements BackupRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "there is no backup of "
          + workspace
          + " in "
          + folder
          + ": make one with `stoa backup create`, or name its folder with --folder";
    }
  }

  /** A file of the backup is missing or not what it was. */
  @RefusalCode("backup.damaged")
  record Damaged(String file, String reason) implements BackupRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the backup is damaged, " + file + " " + reason + ": use another backup";
    }
  }

  /** The workspace itself is damaged, so a backup of it would be too. */
  @RefusalCode("backup.damaged_workspace")
  record DamagedWorkspace(String fault) implements BackupRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "the workspace is damaged, no backup was made: "
          + fault
          + "; restore the last backup, see `stoa backup list`";
    }
  }

  /** The backup comes from a newer Stoa. */
  @RefusalCode("backup.newer_schema")
  record NewerSchema(BackupName name, String found, String known)
      implements BackupRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the backup "
          + name
          + " has schema version "
          + found
          + ", newer than the "
          + known
          + " this Stoa knows: restore it with a newer Stoa";
    }
  }

  /** What was unpacked is not what was backed up. */
  @RefusalCode("backup.not_equal")
  record NotEqual(BackupName name, String table) implements BackupRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the backup "
          + name
          + " is damaged, the rows of "
          + table
          + " are not those that were backed up: use another backup";
    }
  }

  /** The archive inside cannot be imported. */
  record Transfer(TransferRefused reason) implements BackupRefused, Refusal.PassedOn {}
}
