package dev.stoa.domain.vectors;

import java.util.List;

/** The areas of contexts that do not exist yet; a context that is built takes its areas away. */
public final class ContextsNotBuilt {

  private static final String OPERATIONS = "the operations context is not built yet";

  private ContextsNotBuilt() {}

  /** The areas of all systems. */
  public static List<VectorChecks> checks() {
    return List.of(aragora());
  }

  private static VectorChecks aragora() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .leaveOut(OPERATIONS, List.of("backup.retention", "backup.sla"));
  }
}
