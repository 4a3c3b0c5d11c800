package dev.stoa.application.operations;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.operations.HealthFinding;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** A look at a workspace: damage, differences, sizes, and whether it is looked after. */
public final class HealthOperations {

  private final Seq<HealthCheck> checks;

  /** With the checks of one workspace. */
  public HealthOperations(Iterable<HealthCheck> checks) {
    this.checks = Vector.ofAll(checks);
  }

  /** What every check found; a check that the store fails is a separate problem. */
  public Seq<HealthFinding> check(HealthRequest request) {
    return checks.flatMap(check -> findings(check, request));
  }

  private static Seq<HealthFinding> findings(HealthCheck check, HealthRequest request) {
    try {
      return check.findings(request);
    } catch (StorageException e) {
      return Vector.of(
          HealthFinding.problem(
              "store", String.valueOf(e.getMessage()), "mend the store, and repeat"));
    }
  }
}
