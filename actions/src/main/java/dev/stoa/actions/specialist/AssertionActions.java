package dev.stoa.actions.specialist;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.specialist.AssertionDraft;
import dev.stoa.domain.specialist.AssertionDraftBuilder;
import dev.stoa.domain.specialist.AssertionFilter;
import dev.stoa.domain.specialist.AssertionId;
import dev.stoa.domain.specialist.AssertionLevel;
import dev.stoa.domain.specialist.QuerySessionId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

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
      @Param("The policy it belongs to.") Option<String> policy) {

    private AssertionDraft draft() {
      AssertionDraft usual = AssertionDraft.of(session.value(), name, level);
      return AssertionDraftBuilder.builder()
          .session(session)
          .name(name)
          .level(level)
          .passed(!failed)
          .bonus(bonus)
          .penalty(penalty.getOrElse(usual.penalty()))
          .retries(retries)
          .latencyMs(latencyMs)
          .message(message)
          .domain(domain)
          .policy(policy)
          .build();
    }
  }

  private static Action<?, ?> record() {
    return Action.ofWorkspace()
        .write("assertion.record", "Records the result of an assertion; audited.")
        .example("{'session':'s1','name':'logical_consistency','level':'blocking'}")
        .example(
            "{'session':'s1','name':'cites_sources','level':'info','bonus':0.1,"
                + "'message':'two sources','domain':'law','policy':'Careful','latency_ms':1.5}")
        .example(
            "{'session':'s1','name':'units','level':'soft','failed':true,'penalty':0.05,"
                + "'retries':3}")
        .takes(RecordAssertion.class)
        .gives(
            SpecialistViews.ASSERTION,
            (workspace, input) -> workspace.queries().recordAssertion(input.draft()));
  }

  /** Which results as callers give it: one of four. */
  record GivenFilter(
      @Param(value = "Those of this session.", label = "id") Option<QuerySessionId> session,
      @Param("Those of this name.") Option<String> name,
      @Param("Those about this field.") Option<Discipline> domain,
      @Param("Those of this policy.") Option<String> policy) {

    private AssertionFilter filter() {
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

    private static GivenFilter of(AssertionFilter filter) {
      return new GivenFilter(
          filter.value(AssertionFilter.Kind.SESSION).map(QuerySessionId::new),
          filter.value(AssertionFilter.Kind.NAME),
          filter.value(AssertionFilter.Kind.DOMAIN).map(Discipline::new),
          filter.value(AssertionFilter.Kind.POLICY));
    }

    private static <T extends Record> Input<T> in(Input<T> input) {
      return input.flatten(
          "filter", Input.of(GivenFilter.class), GivenFilter::filter, GivenFilter::of);
    }
  }

  record ListAssertions(AssertionFilter filter, @Paged Paging page) {

    static final Input<ListAssertions> INPUT = GivenFilter.in(Input.of(ListAssertions.class));
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("assertion.list", "Lists results of assertions, newest first.")
        .example("{'session':'s1'}")
        .example("{'policy':'Careful','limit':10}")
        .listing("assertions")
        .columns("created_at", "name", "level", "passed", "bonus_applied", "retries", "session_id")
        .takes(ListAssertions.INPUT)
        .answersPage(
            SpecialistViews.ASSERTION,
            (workspace, input) ->
                workspace
                    .queries()
                    .assertions(input.filter(), input.page().byTime(AssertionId.class)));
  }

  record CountAssertions(AssertionFilter filter) {

    static final Input<CountAssertions> INPUT = GivenFilter.in(Input.of(CountAssertions.class));
  }

  private static Action<?, ?> counts() {
    return Action.ofWorkspace()
        .read("assertion.counts", "Counts how each assertion fared, by name.")
        .example("{'domain':'law'}")
        .listing("assertions")
        .takes(CountAssertions.INPUT)
        .answersItems(
            SpecialistViews.COUNTS,
            (workspace, input) -> workspace.queries().assertionCounts(input.filter()));
  }

  record JudgeSession(
      @Param(value = QueryActions.SESSION, position = 0) QuerySessionId session,
      @Param(
              value = "The highest sum of bonuses, of which at most 0.50 counts.",
              min = 0,
              max = 1,
              defaultValue = "0.3")
          double cap) {}

  private static Action<?, ?> outcome() {
    return Action.ofWorkspace()
        .read("assertion.outcome", "Shows the combined effect of the assertions of a" + " session.")
        .example("{'session':'s1','cap':0.25}")
        .takes(JudgeSession.class)
        .gives(
            SpecialistViews.OUTCOME,
            (workspace, input) -> workspace.queries().outcome(input.session(), input.cap()));
  }
}
