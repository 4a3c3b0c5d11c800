package dev.stoa.domain.operations;

import static dev.stoa.domain.vectors.VectorForm.any;
import static dev.stoa.domain.vectors.VectorForm.input;

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
        .check("backup.retention", any(), StoreBackupVectors::retention)
        .check("backup.sla", input("plan"), StoreBackupVectors::plan);
  }

  private static void retention(SpecVector vector) {
    Given expected = vector.expected();
    expected.get("daily").matches((double) BackupRetention.DEFAULT.daily());
    expected.get("weekly").matches((double) BackupRetention.DEFAULT.weekly());
    expected.get("monthly").matches((double) BackupRetention.DEFAULT.monthly());
    expected.get("min").matches((double) BackupRetention.DEFAULT.least());
  }

  private static void plan(SpecVector vector) {
    RecoveryPlan plan = Labelled.of(RecoveryPlan.class, "plan", vector.input().get("plan").text());
    vector.expected().get("rto").matches((double) plan.recoveryTime().toSeconds());
    vector.expected().get("rpo").matches((double) plan.recoveryPoint().toSeconds());
  }
}
