package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.Labelled;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;

/** Checks the vectors of backups of whole workspaces. */
public final class StoreBackupVectors {

  private StoreBackupVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .check("backup.retention", StoreBackupVectors::retention)
        .check("backup.sla", StoreBackupVectors::plan);
  }

  private static void retention(SpecVector vector) {
    Given expected = vector.expected();
    expected.member("daily", BackupRetention.DEFAULT.daily());
    expected.member("weekly", BackupRetention.DEFAULT.weekly());
    expected.member("monthly", BackupRetention.DEFAULT.monthly());
    expected.member("min", BackupRetention.DEFAULT.least());
  }

  private static void plan(SpecVector vector) {
    RecoveryPlan plan = Labelled.of(RecoveryPlan.class, "plan", vector.input().get("plan").text());
    vector.expected().member("rto", plan.recoveryTime().toSeconds());
    vector.expected().member("rpo", plan.recoveryPoint().toSeconds());
  }
}
