package dev.stoa.actions.resilience;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionBuilder;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.resilience.BreakerOperations;
import dev.stoa.domain.resilience.BreakerLease;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerRefused;
import dev.stoa.domain.resilience.BreakerReport;
import dev.stoa.domain.resilience.BreakerTicket;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.Function;

/** What callers may ask of circuit breakers. */
public final class ResilienceActions {

  static final String NAME = "The name of the breaker.";

  private ResilienceActions() {}

  /** The actions that begin with {@code breaker}. */
  public static Seq<ActionGroup> groups() {
    return List.of(
        ActionGroup.of(
            "breaker",
            "Circuit breakers: which providers are failing, and when to try them again.",
            ResilienceActions::actions));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(list(), show(), admit(), success(), failure(), withdraw(), reset(), configure());
  }

  record ListBreakers(@Paged Paging page) {}

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("breaker.list", "Lists breakers by name with their current state.")
        .example("{'limit':20}")
        .listing("breakers")
        .columns(
            "name", "state", "failures", "failure_threshold", "successes", "probes", "retry_at")
        .takes(ListBreakers.class)
        .answersPage(
            BreakerViews.BREAKER,
            (workspace, input) -> workspace.breakers().list(input.page().by(BreakerName.class)));
  }

  record NamedBreaker(@Param(value = NAME, position = 0) BreakerName name) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("breaker.show", "Shows the current state of a breaker.")
        .example("{'name':'anthropic'}")
        .takes(NamedBreaker.class)
        .gives(
            BreakerViews.BREAKER,
            (workspace, input) ->
                workspace
                    .breakers()
                    .find(input.name())
                    .toEither(() -> new BreakerRefused.Unknown(input.name())));
  }

  private static Action<?, ?> admit() {
    return Action.ofWorkspace()
        .write("breaker.admit", "Requests admission of a call and gives its lease.")
        .details(
            "Refused while the breaker is open, and while half-open if all probes are running;"
                + " the refusal says when to try again.",
            "Report the outcome with breaker success, failure or withdraw.")
        .example("{'name':'anthropic'}")
        .creates()
        .takes(NamedBreaker.class)
        .gives(
            BreakerViews.ADMISSION, (workspace, input) -> workspace.breakers().admit(input.name()));
  }

  record ReportedCall(
      @Param(value = NAME, position = 0) BreakerName name,
      @Param("The lease that breaker admit gave; without it the call was made unasked.")
          Option<BreakerLease> lease) {

    BreakerReport report(
        Function<BreakerTicket, BreakerReport> admitted,
        Function<BreakerName, BreakerReport> unasked) {
      return lease
          .map(given -> admitted.apply(given.ticket(name)))
          .getOrElse(() -> unasked.apply(name));
    }
  }

  private static Action<?, ?> success() {
    return reported(
        Action.ofWorkspace()
            .write("breaker.success", "Records a successful call and shows the breaker.")
            .details("A half-open breaker counts it only with the lease of a running probe, once."),
        (breakers, call) -> call.report(breakers::succeeded, breakers::success));
  }

  private static Action<?, ?> failure() {
    return reported(
        Action.ofWorkspace()
            .write("breaker.failure", "Records a failed call and shows the breaker."),
        (breakers, call) -> call.report(breakers::failed, breakers::failure));
  }

  private static Action<?, ?> reported(
      ActionBuilder draft, BiFunction<BreakerOperations, ReportedCall, BreakerReport> report) {
    return draft
        .example("{'name':'anthropic'}")
        .example("{'name':'anthropic','lease':'3.0190c1d2'}")
        .creates()
        .takes(ReportedCall.class)
        .answers(
            BreakerViews.BREAKER,
            (workspace, input) -> report.apply(workspace.breakers(), input).status());
  }

  record WithdrawnCall(
      @Param(value = NAME, position = 0) BreakerName name,
      @Param("The lease that breaker admit gave.") BreakerLease lease) {}

  private static Action<?, ?> withdraw() {
    return Action.ofWorkspace()
        .write("breaker.withdraw", "Releases the probe of a call whose outcome does not count.")
        .example("{'name':'anthropic','lease':'3.0190c1d2'}")
        .takes(WithdrawnCall.class)
        .answers(
            BreakerViews.BREAKER,
            (workspace, input) ->
                workspace.breakers().withdrawn(input.lease().ticket(input.name())).status());
  }

  private static Action<?, ?> reset() {
    return Action.ofWorkspace()
        .write("breaker.reset", "Closes a breaker and resets its failures; audited.")
        .example("{'name':'anthropic'}")
        .takes(NamedBreaker.class)
        .gives(
            BreakerViews.BREAKER, (workspace, input) -> workspace.breakers().reset(input.name()));
  }

  private static Action<?, ?> configure() {
    return Action.ofWorkspace()
        .write(
            "breaker.configure",
            "Sets the policy of a breaker, which is created if needed; audited.")
        .details("What is not given keeps its current or default value.")
        .example("{'name':'search','failure_threshold':5,'cooldown':'30s'}")
        .example("{'name':'eu-gateway','provider':'mistral'}")
        .creates()
        .takes(ConfigureBreaker.class)
        .answers(BreakerViews.BREAKER, (workspace, input) -> input.apply(workspace.breakers()));
  }
}
