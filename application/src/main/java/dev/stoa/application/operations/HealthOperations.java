package dev.stoa.application.operations;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.operations.HealthFinding;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Supplier;

/** A look at a workspace: damage, differences, sizes, and whether it is looked after. */
public final class HealthOperations {

  private final Seq<HealthCheck> checks;
  private final Supplier<StoreFigures> figures;

  /** With the checks of one workspace. */
  public HealthOperations(Iterable<HealthCheck> checks, Supplier<StoreFigures> figures) {
    this.checks = Vector.ofAll(checks);
    this.figures = figures;
  }

  /** The sizes alone, which are cheap to ask for; outside units of work. */
  public StoreFigures figures() {
    return figures.get();
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
