package dev.stoa.actions.operations;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Edge;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.application.operations.HealthRequest;
import dev.stoa.domain.operations.HealthFinding;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What callers may ask of the health of a workspace. */
final class HealthActions {

  private HealthActions() {}

  /** The action {@code doctor}; the command of that name also looks at what is not open yet. */
  static ActionGroup group() {
    return ActionGroup.of(
        "doctor", "Checks a workspace and changes nothing.", () -> List.of(doctor()));
  }

  record Examine(
      @Param("Read everything for damage, and compare the indexes with the rows.") boolean deep,
      @Param("Recompute the whole audit chain.") boolean checkAudit) {

    private HealthRequest request() {
      return new HealthRequest(deep, Option.when(checkAudit, VerifyRequest::plain));
    }
  }

  record Health(boolean ok, Seq<HealthFinding> checks) {

    private static final View<Health> VIEW =
        View.of(Health.class)
            .nest(
                "checks",
                View.of(HealthFinding.class, "Finding").note("fix", "What to do about it."));

    private static Health of(Seq<HealthFinding> findings) {
      return new Health(!findings.exists(HealthFinding::isProblem), findings);
    }
  }

  private static Action<?, ?> doctor() {
    return Action.ofWorkspace()
        .read("doctor", "Checks a workspace and changes nothing.")
        .example("{'deep':true,'check_audit':true}")
        .only(Edge.HTTP, Edge.MCP)
        .takes(Examine.class)
        .answers(
            Health.VIEW, (workspace, input) -> Health.of(workspace.health().check(input.request())))
        .soundIf(seen -> seen.value().ok());
  }
}
