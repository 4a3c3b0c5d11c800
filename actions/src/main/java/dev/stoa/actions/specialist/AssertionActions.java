package dev.stoa.actions.specialist;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Items;
import dev.stoa.actions.Listing;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.specialist.AssertionCounts;
import dev.stoa.domain.specialist.AssertionDraft;
import dev.stoa.domain.specialist.AssertionFilter;
import dev.stoa.domain.specialist.AssertionId;
import dev.stoa.domain.specialist.AssertionLevel;
import dev.stoa.domain.specialist.AssertionOutcome;
import dev.stoa.domain.specialist.AssertionResult;
import dev.stoa.domain.specialist.QuerySessionId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** What callers may ask of assertions about answers. */
final class AssertionActions {

  private AssertionActions() {}

  /** The actions that begin with {@code assertion}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "assertion", "Assertions about answers, and what they cost.", AssertionActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(record(), list(), counts(), outcome());
  }

  record RecordAssertion(
      @Param(value = QueryActions.SESSION, position = 0) QuerySessionId session,
      @Param(value = "The name of the assertion.", position = 1) String name,
      @Param(value = "What failing means.", position = 2) AssertionLevel level,
      @Param("It failed.") boolean failed,
      @Param(value = "What passing adds.", min = 0, max = 1, defaultValue = "0") double bonus,
      @Param(value = "What failing takes; 0.15 unless its level is info.", min = 0, max = 1)
          Option<Double> penalty,
      @Param(value = "How many more attempts it took.", min = 0, max = 1000, defaultValue = "0")
          int retries,
      @Param(value = "How long it took.", min = 0, defaultValue = "0") double latencyMs,
      @Param("Its message; without one, an assertion of level info adds nothing.")
          Option<String> message,
      @Param("The field of the answer.") Option<Discipline> domain,
      @Param("The policy it belongs to.") Option<String> policy)
      implements Drafted<AssertionDraft> {

    @Override
    public AssertionDraft draft() {
      AssertionDraft usual = AssertionDraft.of(session.value(), name, level);
      return new AssertionDraft(
          session,
          name,
          level,
          !failed,
          bonus,
          penalty.getOrElse(usual.penalty()),
          retries,
          latencyMs,
          message,
          domain,
          policy);
    }
  }

  record ShownAssertion(
      AssertionId assertionId,
      QuerySessionId sessionId,
      String name,
      AssertionLevel level,
      boolean passed,
      @Param("What it did to the utility; negative if it failed.") double bonusApplied,
      long retries,
      double latencyMs,
      Option<String> message,
      Option<Discipline> domain,
      Option<String> policy,
      Instant createdAt) {

    private static ShownAssertion of(AssertionResult result) {
      return new ShownAssertion(
          result.id(),
          result.session(),
          result.name(),
          result.level(),
          result.passed(),
          result.bonusApplied(),
          result.retries(),
          result.latencyMs(),
          result.message(),
          result.domain(),
          result.policy(),
          result.createdAt());
    }
  }

  private static Action<?, ?> record() {
    return Action.ofWorkspace()
        .write("assertion.record", "Records the result of an assertion.")
        .example("{'session':'s1','name':'logical_consistency','level':'blocking'}")
        .example(
            "{'session':'s1','name':'cites_sources','level':'info','bonus':0.1,"
                + "'message':'two sources','domain':'law','policy':'Careful','latency_ms':1.5}")
        .example(
            "{'session':'s1','name':'units','level':'soft','failed':true,'penalty':0.05,"
                + "'retries':3}")
        .takes(RecordAssertion.class)
        .gives(
            ShownAssertion.class,
            (workspace, input) ->
                workspace.queries().recordAssertion(input.draft()).map(ShownAssertion::of));
  }

  private static AssertionFilter filter(
      Option<QuerySessionId> session,
      Option<String> name,
      Option<Discipline> domain,
      Option<String> policy) {
    Vector<AssertionFilter> given =
        Vector.<AssertionFilter>empty()
            .appendAll(session.map(id -> AssertionFilter.session(id.value())))
            .appendAll(name.map(AssertionFilter::name))
            .appendAll(domain.map(field -> AssertionFilter.domain(field.value())))
            .appendAll(policy.map(AssertionFilter::policy));
    if (given.size() != 1) {
      throw BadInput.of("give {session}, {name}, {domain} or {policy}, one of them");
    }
    return given.head();
  }

  record ListAssertions(
      @Param(value = "Those of this session.", label = "id") Option<QuerySessionId> session,
      @Param("Those of this name.") Option<String> name,
      @Param("Those about this field.") Option<Discipline> domain,
      @Param("Those of this policy.") Option<String> policy,
      @Paged Paging page) {

    ListAssertions {
      AssertionActions.filter(session, name, domain, policy);
    }

    private AssertionFilter filter() {
      return AssertionActions.filter(session, name, domain, policy);
    }
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("assertion.list", "Lists results of assertions, newest first.")
        .example("{'session':'s1'}")
        .example("{'policy':'Careful','limit':10}")
        .listing("assertions")
        .columns("created_at", "name", "level", "passed", "bonus_applied", "retries", "session_id")
        .takes(ListAssertions.class)
        .answersPage(
            ShownAssertion.class,
            (workspace, input) ->
                Listing.of(
                    workspace
                        .queries()
                        .assertions(
                            input.filter(),
                            input.page().byTime(AssertionId.class).after(),
                            input.page().limit()),
                    ShownAssertion::of));
  }

  record CountAssertions(
      @Param(value = "Those of this session.", label = "id") Option<QuerySessionId> session,
      @Param("Those of this name.") Option<String> name,
      @Param("Those about this field.") Option<Discipline> domain,
      @Param("Those of this policy.") Option<String> policy) {

    CountAssertions {
      AssertionActions.filter(session, name, domain, policy);
    }

    private AssertionFilter filter() {
      return AssertionActions.filter(session, name, domain, policy);
    }
  }

  record ShownCounts(
      String name,
      long results,
      long passed,
      @Param("The mean of what it did to the utility.") double bonus,
      long retries,
      @Param("The mean.") double latencyMs) {

    private static ShownCounts of(AssertionCounts counts) {
      return new ShownCounts(
          counts.name(),
          counts.results(),
          counts.passed(),
          counts.bonus(),
          counts.retries(),
          counts.latencyMs());
    }
  }

  private static Action<?, ?> counts() {
    return Action.ofWorkspace()
        .read("assertion.counts", "Counts how each assertion fared, by name.")
        .example("{'domain':'law'}")
        .listing("assertions")
        .takes(CountAssertions.class)
        .givesItems(
            ShownCounts.class,
            (workspace, input) ->
                Either.right(
                    Items.of(
                        workspace.queries().assertionCounts(input.filter()), ShownCounts::of)));
  }

  record JudgeSession(
      @Param(value = QueryActions.SESSION, position = 0) QuerySessionId session,
      @Param(
              value = "The highest sum of bonuses, of which at most 0.50 counts.",
              min = 0,
              max = 1,
              defaultValue = "0.3")
          double cap) {}

  record ShownOutcome(
      @Param("Whether one of level blocking failed.") boolean blocked,
      double bonus,
      double penalty,
      @Param("Whether nothing failed and every assertion of level info had a message.")
          boolean goldStandard) {

    private static ShownOutcome of(AssertionOutcome outcome) {
      return new ShownOutcome(
          outcome.isBlocked(), outcome.bonus(), outcome.penalty(), outcome.isGoldStandard());
    }
  }

  private static Action<?, ?> outcome() {
    return Action.ofWorkspace()
        .read("assertion.outcome", "Shows the combined effect of the assertions of a" + " session.")
        .example("{'session':'s1','cap':0.25}")
        .takes(JudgeSession.class)
        .gives(
            ShownOutcome.class,
            (workspace, input) ->
                workspace.queries().outcome(input.session(), input.cap()).map(ShownOutcome::of));
  }
}
