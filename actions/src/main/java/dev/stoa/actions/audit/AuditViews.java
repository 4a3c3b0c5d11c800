package dev.stoa.actions.audit;

import dev.stoa.actions.shape.View;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.ChainFault;
import dev.stoa.domain.audit.ChainHead;
import dev.stoa.domain.audit.ChainReport;
import dev.stoa.domain.audit.CheckpointResult;
import dev.stoa.domain.audit.CheckpointRow;
import dev.stoa.domain.audit.aua.AuaFault;
import dev.stoa.domain.audit.aua.AuaReport;
import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.imports.VerifiedChain;
import io.vavr.control.Option;

/** How callers see the audit trail. */
final class AuditViews {

  private static final String SIZE = "How many entries it covers.";

  static final View<AuditEntry> ENTRY =
      View.of(AuditEntry.class, "Entry")
          .note("sequence", "Its position in the log, counted from 1.")
          .rename("id", "entry_id")
          .rename("at", "created_at")
          .flatten("event", View.of(AuditEvent.class).leaveOut("id"))
          .rename("previous", "prev_hash")
          .note("prev_hash", "The hash of the entry before it.")
          .note("hash", "The hash of everything above.");

  /** A row as it is stored, of which anything may be missing. */
  static final View<CheckpointRow> CHECKPOINT =
      View.empty(CheckpointRow.class, "Checkpoint")
          .method("id", "checkpoint_id")
          .addOption("origin", String.class, row -> Option.of(row.origin()))
          .method("size", "size")
          .note("size", SIZE)
          .addOption("root", String.class, row -> Option.of(row.root()))
          .note("root", "The root of the tree over them, in hexadecimal digits.")
          .addOption("created_at", String.class, row -> Option.of(row.at()))
          .addOption("note", String.class, row -> Option.of(row.note()))
          .note("note", "The signed note.");

  private static final View<CheckpointResult> COMPARISON =
      View.of(CheckpointResult.class, "Comparison")
          .flatten(
              "checkpoint",
              View.of(Checkpoint.class)
                  .leaveOut("root")
                  .note("origin", "The name of the log that was signed.")
                  .note("size", SIZE))
          .note(
              "outcome",
              "Whether its root is that of the log; the log may also end, or be broken, before its"
                  + " size.");

  static final View<ChainReport> VERIFICATION =
      View.of(ChainReport.class, "Verification")
          .method("isSound", "sound")
          .note("entries", "How many entries were read.")
          .flatten(
              "head",
              View.of(ChainHead.class)
                  .rename("size", "head_sequence")
                  .note("head_sequence", "The last good entry.")
                  .rename("hash", "head_hash"))
          .leaveOut("root", "checkpoints")
          .add("root", String.class, report -> report.root().hex())
          .note("root", "The root of the tree up to that entry, in hex.")
          // The latest stored one is often a saved one too.
          .addList("checkpoints", COMPARISON, report -> report.checkpoints().distinct())
          .nest("first_fault", View.of(ChainFault.class))
          .rename("first_fault", "fault")
          .note("fault", "The first thing wrong.")
          .order("sound", "entries", "head_sequence", "head_hash", "root", "checkpoints");

  static final View<VerifiedChain> IMPORTED =
      View.of(VerifiedChain.class, "ImportedChain")
          .note("chain", "Its first hash.")
          .flatten(
              "report",
              View.of(AuaReport.class)
                  .leaveOut("readings")
                  .method("isSound", "sound")
                  .rename("first_fault", "fault")
                  .nest("fault", View.of(AuaFault.class).rename("row_id", "row"))
                  .note("fault", "The first thing wrong."))
          .order("chain", "sound");

  private AuditViews() {}
}
