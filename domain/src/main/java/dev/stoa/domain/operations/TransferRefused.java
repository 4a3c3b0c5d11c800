package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why content was not copied or imported. Nothing was written. */
public sealed interface TransferRefused extends Refusal {

  /** The target has content. */
  @RefusalCode("transfer.not_empty")
  record NotEmpty(String table) implements TransferRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "the target is not empty, its table "
          + table
          + " has rows: give a new file or a new schema";
    }
  }

  /** A file of an archive is missing or damaged. */
  @RefusalCode("transfer.damaged")
  record Damaged(String file, String reason) implements TransferRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the archive is damaged, " + file + " " + reason + ": use another copy of it";
    }
  }

  /** The archive has another format or comes from another version of the schema. */
  @RefusalCode("transfer.other_version")
  record OtherVersion(String what, String found, String known)
      implements TransferRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the archive has "
          + what
          + " "
          + found
          + ", this Stoa reads "
          + known
          + ": import it with the Stoa that wrote it, and copy the result";
    }
  }

  /** What was written is not what was read. */
  @RefusalCode("transfer.not_equal")
  record NotEqual(String table) implements TransferRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "the rows of " + table + " differ after writing them, so nothing was kept";
    }
  }
}
