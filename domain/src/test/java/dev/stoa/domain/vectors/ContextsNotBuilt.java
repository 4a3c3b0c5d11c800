package dev.stoa.domain.vectors;

import java.util.List;

/** The areas of contexts that do not exist yet; a context that is built takes its areas away. */
public final class ContextsNotBuilt {

  private static final String BACKUPS = "context backups are not built yet";
  private static final String OPERATIONS = "the operations context is not built yet";

  private ContextsNotBuilt() {}

  /** The areas of all systems. */
  public static List<VectorChecks> checks() {
    return List.of(aragora(), aua());
  }

  private static VectorChecks aragora() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .leaveOut(OPERATIONS, List.of("backup.retention", "backup.sla"));
  }

  private static VectorChecks aua() {
    return VectorChecks.of("AUA").leaveOut(BACKUPS, List.of("backup"));
    return VectorChecks.of("AUA")
        .leaveOut(
            CONVERSATION,
            List.of(
                "decay",
                "vcg",
                "routing",
                "utility",
                "arbiter",
                "assertions",
                "analytics",
                "corrections",
                "domain tree",
                "promotions",
                "shadow"));
  }

  private static VectorChecks veritas() {
    return VectorChecks.of("AUA-Veritas")
        .leaveOut(
            CONVERSATION,
            List.of("injection scoring", "reliability", "injection", "store scoring", "scope"));
  }

  private static VectorChecks sisc() {
    return VectorChecks.of("SISC")
        .leaveOut(
            EVOLUTION,
            List.of(
                "schema",
                "generations",
                "episodes",
                "statistics",
                "episode",
                "spawn cap",
                "permissions",
                "limits",
                "config",
                "judge",
                "pruning"));
  }
}
