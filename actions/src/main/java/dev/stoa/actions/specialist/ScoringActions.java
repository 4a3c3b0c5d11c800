package dev.stoa.actions.specialist;

import dev.stoa.actions.Action;
import dev.stoa.actions.conversation.Owned;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.AnswerScores;
import dev.stoa.domain.specialist.ArbiterCheck;
import dev.stoa.domain.specialist.ArbiterVote;
import dev.stoa.domain.specialist.Arbitration;
import dev.stoa.domain.specialist.FieldWeights;
import dev.stoa.domain.specialist.RoutingDecision;
import dev.stoa.domain.specialist.ShadowTrial;
import dev.stoa.domain.specialist.SpecialistAnalytics;
import dev.stoa.domain.specialist.SpecialistRunQuery;
import dev.stoa.domain.specialist.UtilityScore;
import dev.stoa.domain.specialist.UtilityState;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What callers may ask of how specialists are chosen and scored. */
final class ScoringActions {

  private static final String LAST = "As the last score returned it.";

  private ScoringActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(route(), arbitrate(), score(), assess(), analytics());
  }

  record RouteQuery(
      @Param(
              value = "How likely each specialist is the right one.",
              option = "likelihood",
              label = "specialist=likelihood")
          Map<SpecialistName, Double> likelihoods,
      @Param("Send it to this specialist, however likely it is.") Option<SpecialistName> force) {

    RouteQuery {
      if (likelihoods.isEmpty() && force.isEmpty()) {
        throw BadInput.of("give {likelihoods} or {force}");
      }
    }

    private RoutingDecision decision() {
      return force.map(RoutingDecision::forced).getOrElse(() -> RoutingDecision.of(likelihoods));
    }
  }

  private static Action<?, ?> route() {
    return Action.ofWorkspace()
        .read("specialist.route", "Decides which specialists answer a query.")
        .details(
            "Several from 0.30 on answer together, one from 0.75 on answers alone, else an arbiter"
                + " decides.")
        .example("{'likelihoods':{'swe':0.55,'math':0.45}}")
        .example("{'force':'swe'}")
        .takes(RouteQuery.class)
        .answers(ScoringViews.ROUTE, (workspace, input) -> input.decision());
  }

  record Arbitrate(
      @Param(
              value = "Which of two answers each check found right, where it came to a result.",
              option = "vote",
              label = "check=vote")
          Map<ArbiterCheck, ArbiterVote> votes) {}

  private static Action<?, ?> arbitrate() {
    return Action.ofWorkspace()
        .read("specialist.arbitrate", "Decides between two answers by weighed checks.")
        .example("{'votes':{'logical':'first','mathematical':'first','cross_session':'second'}}")
        .takes(Arbitrate.class)
        .answers(ScoringViews.ARBITRATION, (workspace, input) -> Arbitration.of(input.votes()));
  }

  record ScoreAnswer(
      @Param(value = "The field of the answer.", position = 0) Discipline domain,
      AnswerScores seen,
      UtilityState state) {

    static final Input<ScoreAnswer> INPUT =
        Input.of(ScoreAnswer.class)
            .flatten(
                "seen",
                Input.of(AnswerScores.class)
                    .param(
                        "passed",
                        "The share of checks that it passed.",
                        about -> about.between(0, 1))
                    .param(
                        "baseline",
                        "What people reach.",
                        about -> about.between(0, 1).otherwise("0.65"))
                    .param(
                        "penalty",
                        "How bad its mistakes were.",
                        about -> about.between(0, 1).otherwise("0"))
                    .param(
                        "novelty",
                        "How much of it was new.",
                        about -> about.between(0, 1).otherwise("0")))
            .flatten(
                "state",
                Input.of(UtilityState.class)
                    .param("efficacy", LAST, about -> about.otherwise("0.5"))
                    .param("confidence", LAST, about -> about.otherwise("0.5"))
                    .param("since_novelty", LAST, about -> about.atLeast(0).otherwise("0")));
  }

  private static Action<?, ?> score() {
    return Action.ofWorkspace()
        .read("specialist.score", "Scores an answer by the weights of its field.")
        .example("{'domain':'software_engineering','passed':0.95,'novelty':0.3}")
        .example(
            "{'domain':'surgery','passed':0.9,'penalty':0.15,'efficacy':0.52,'confidence':0.6,"
                + "'since_novelty':1}")
        .takes(ScoreAnswer.INPUT)
        .answers(
            ScoringViews.UTILITY,
            (workspace, input) ->
                UtilityScore.of(FieldWeights.of(input.domain()), input.state(), input.seen()));
  }

  record AssessTrial(
      ShadowTrial trial,
      @Param(value = "The least number of queries.", min = 1, defaultValue = "50") int minQueries,
      @Param(value = "The least mean gain.", min = 0, max = 1, defaultValue = "0.025")
          double minGain) {

    static final Input<AssessTrial> INPUT =
        Input.of(AssessTrial.class)
            .flatten(
                "trial",
                Input.of(ShadowTrial.class)
                    .param("serving", "The utility of each answer of the model that serves.")
                    .param(
                        "candidate",
                        "The utility of each answer of the other model, in the same order."));
  }

  record Trial(
      int queries,
      @Param("The mean gain of utility.") double gain,
      @Param("Whether the other model may replace the one that serves.") boolean ready) {}

  private static Action<?, ?> assess() {
    return Action.ofWorkspace()
        .read("specialist.assess", "Decides whether a model may replace another.")
        .example("{'serving':[0.7,0.72],'candidate':[0.73,0.75],'min_queries':2}")
        .takes(AssessTrial.INPUT)
        .answers(
            Trial.class,
            (workspace, input) ->
                new Trial(
                    input.trial().serving().size(),
                    input.trial().gain(),
                    input.trial().isReady(input.minQueries(), input.minGain())));
  }

  record AnalyseSpecialist(
      @Param(value = SpecialistActions.SPECIALIST, position = 0) SpecialistName specialist,
      @Param(value = "How many of its last runs.", min = 1, max = 1000, defaultValue = "20")
          int runs,
      @Param(value = Owned.USER, user = true) Option<UserId> user) {

    private SpecialistAnalytics on(Workspace workspace) {
      SpecialistRunQuery all = SpecialistRunQuery.of(specialist).limit(runs);
      return workspace.runs().analyse(user.map(all::seenBy).getOrElse(all));
    }
  }

  private static Action<?, ?> analytics() {
    return Action.ofUser()
        .read("specialist.analytics", "Shows the runs, wins and trend of a specialist.")
        .example("{'specialist':'swe','runs':5}")
        .columns("specialist", "answers", "wins", "win_rate", "score", "previous_score", "trend")
        .takes(AnalyseSpecialist.class)
        .answers(
            ScoringViews.ANALYTICS,
            (workspace, input) -> ScoringViews.Analysis.of(input.on(workspace)));
  }
}
