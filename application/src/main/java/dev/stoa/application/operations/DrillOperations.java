package dev.stoa.application.operations;

import dev.stoa.application.operations.BackedUpWorkspace.ScratchWorkspace;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.operations.BackupManifest;
import dev.stoa.domain.operations.BackupName;
import dev.stoa.domain.operations.BackupRefused;
import dev.stoa.domain.operations.DrillReport;
import dev.stoa.domain.operations.DrillStep;
import dev.stoa.domain.operations.RecoveryPlan;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Rehearses a restore, and keeps a report beside the backups. */
public final class DrillOperations {

  private final BackedUpWorkspace workspace;
  private final BackupFolder folder;
  private final InstantSource clock;
  private final LongSupplier nanos;
  private final UnpackBackup unpack;

  /**
   * For the backups of one workspace.
   *
   * @param nanos measures how long steps take
   */
  public DrillOperations(
      BackedUpWorkspace workspace, BackupFolder folder, InstantSource time, LongSupplier nanos) {
    this.workspace = workspace;
    this.folder = folder;
    this.clock = MicrosecondClock.of(time);
    this.nanos = nanos;
    this.unpack = new UnpackBackup(workspace, folder);
  }

  /**
   * Restores a backup to a scratch workspace, checks it, and measures how long it takes. A backup
   * that cannot be restored is a report too; only one that does not exist is refused.
   */
  public Either<BackupRefused, DrillReport> drill(
      BackupName name, RecoveryPlan plan, TransferProgress progress) {
    return folder
        .find(name)
        .map(
            backup -> {
              Instant now = clock.instant();
              DrillReport report =
                  new DrillReport(
                      backup.name(),
                      now,
                      plan,
                      Duration.between(backup.createdAt(), now),
                      backup.roots().rows(),
                      steps(backup, progress));
              new WriteBackup(folder.path()).text(report.file(), report.text());
              return report;
            });
  }

  private Seq<DrillStep> steps(BackupManifest backup, TransferProgress progress) {
    Seq<DrillStep> steps =
        Vector.of(
            timed(
                "compare the file with its manifest", () -> fault(unpack.check(backup, progress))));
    if (!steps.forAll(DrillStep::passed)) {
      return steps;
    }
    try (ScratchFolder scratch = ScratchFolder.in(folder.path());
        ScratchWorkspace target = workspace.scratch(scratch.path())) {
      Seq<DrillStep> restored =
          steps.append(
              timed(
                  "restore to a scratch workspace and compare its content",
                  () -> fault(unpack.into(target, backup, progress))));
      return restored.forAll(DrillStep::passed)
          ? restored.append(timed("verify the audit trail", () -> UnpackBackup.auditFault(target)))
          : restored;
    }
  }

  private static Option<String> fault(Either<BackupRefused, ?> outcome) {
    return outcome.swap().toOption().map(BackupRefused::sentence);
  }

  private DrillStep timed(String what, Supplier<Option<String>> work) {
    long start = nanos.getAsLong();
    Option<String> fault = work.get();
    return new DrillStep(what, Duration.ofNanos(nanos.getAsLong() - start), fault);
  }
}
