package dev.stoa.actions.specialist;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.ArbiterCheck;
import dev.stoa.domain.specialist.ArbiterVote;
import dev.stoa.domain.specialist.Arbitration;
import dev.stoa.domain.specialist.FieldWeights;
import dev.stoa.domain.specialist.Observation;
import dev.stoa.domain.specialist.Route;
import dev.stoa.domain.specialist.RoutingDecision;
import dev.stoa.domain.specialist.ShadowTrial;
import dev.stoa.domain.specialist.SpecialistAnalytics;
import dev.stoa.domain.specialist.Trend;
import dev.stoa.domain.specialist.UtilityScore;
import dev.stoa.domain.specialist.UtilityState;
import dev.stoa.domain.specialist.WinRecord;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What callers may ask of how specialists are chosen and scored. */
final class ScoringActions {

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

  record ShownRoute(Route route, @Param("Most likely first.") Seq<SpecialistName> specialists) {}

  private static Action<?, ?> route() {
    return Action.ofWorkspace()
        .read("specialist.route", "Decides which specialists answer a query.")
        .details(
            "Several from 0.30 on answer together, one from 0.75 on answers alone, else an arbiter"
                + " decides.")
        .example("{'likelihoods':{'swe':0.55,'math':0.45}}")
        .example("{'force':'swe'}")
        .takes(RouteQuery.class)
        .gives(
            ShownRoute.class,
            (workspace, input) ->
                Either.right(
                    new ShownRoute(input.decision().route(), input.decision().specialists())));
  }

  record Arbitrate(
      @Param(
              value = "Which of two answers each check found right, where it came to a result.",
              option = "vote",
              label = "check=vote")
          Map<ArbiterCheck, ArbiterVote> votes) {}

  record ShownArbitration(
      @Param("The weight of the checks that came to a result.") double confidence,
      @Param("None below a confidence of 0.85.") Option<ArbiterVote> verdict,
      @Param("Whether another judge has to decide.") boolean escalated) {

    private static ShownArbitration of(Arbitration arbitration) {
      return new ShownArbitration(
          arbitration.confidence(), arbitration.verdict(), arbitration.isEscalated());
    }
  }

  private static Action<?, ?> arbitrate() {
    return Action.ofWorkspace()
        .read("specialist.arbitrate", "Decides between two answers by weighed checks.")
        .example("{'votes':{'logical':'first','mathematical':'first','cross_session':'second'}}")
        .takes(Arbitrate.class)
        .gives(
            ShownArbitration.class,
            (workspace, input) -> Either.right(ShownArbitration.of(Arbitration.of(input.votes()))));
  }

  record ScoreAnswer(
      @Param(value = "The field of the answer.", position = 0) Discipline domain,
      @Param(value = "The share of checks that it passed.", min = 0, max = 1) double passed,
      @Param(value = "What people reach.", min = 0, max = 1, defaultValue = "0.65") double baseline,
      @Param(value = "How bad its mistakes were.", min = 0, max = 1, defaultValue = "0")
          double penalty,
      @Param(value = "How much of it was new.", min = 0, max = 1, defaultValue = "0")
          double novelty,
      @Param(value = "As the last score returned it.", defaultValue = "0.5") double efficacy,
      @Param(value = "As the last score returned it.", defaultValue = "0.5") double confidence,
      @Param(value = "As the last score returned it.", min = 0, defaultValue = "0")
          long sinceNovelty) {

    private UtilityScore score() {
      return UtilityScore.of(
          FieldWeights.of(domain),
          new UtilityState(efficacy, confidence, sinceNovelty),
          new Observation(passed, baseline, penalty, novelty));
    }
  }

  record ShownUtility(
      double utility,
      @Param("Of this answer: 0.5 where it is as good as people.") double answerEfficacy,
      double curiosity,
      @Param("Whether the specialist is not good enough for the field.") boolean belowMinimum,
      @Param("How difficult the next task may be.") UtilityScore.Difficulty difficulty,
      @Param("For the next score.") double efficacy,
      @Param("For the next score.") double confidence,
      @Param("For the next score.") long sinceNovelty) {

    private static ShownUtility of(UtilityScore score) {
      return new ShownUtility(
          score.utility(),
          score.efficacy(),
          score.curiosityCapped(),
          score.isBelowMinimum(),
          score.difficulty(),
          score.next().efficacy(),
          score.next().confidence(),
          score.next().sinceNovelty());
    }
  }

  private static Action<?, ?> score() {
    return Action.ofWorkspace()
        .read("specialist.score", "Scores an answer by the weights of its field.")
        .example("{'domain':'software_engineering','passed':0.95,'novelty':0.3}")
        .example(
            "{'domain':'surgery','passed':0.9,'penalty':0.15,'efficacy':0.52,'confidence':0.6,"
                + "'since_novelty':1}")
        .takes(ScoreAnswer.class)
        .gives(
            ShownUtility.class, (workspace, input) -> Either.right(ShownUtility.of(input.score())));
  }

  record AssessTrial(
      @Param("The utility of each answer of the model that serves.") Seq<Double> serving,
      @Param("The utility of each answer of the other model, in the same order.")
          Seq<Double> candidate,
      @Param(value = "The least number of queries.", min = 1, defaultValue = "50") int minQueries,
      @Param(value = "The least mean gain.", min = 0, max = 1, defaultValue = "0.025")
          double minGain) {

    private ShadowTrial trial() {
      return new ShadowTrial(serving, candidate);
    }
  }

  record ShownTrial(
      int queries,
      @Param("The mean gain of utility.") double gain,
      @Param("Whether the other model may replace the one that serves.") boolean ready) {}

  private static Action<?, ?> assess() {
    return Action.ofWorkspace()
        .read("specialist.assess", "Decides whether a model may replace another.")
        .example("{'serving':[0.7,0.72],'candidate':[0.73,0.75],'min_queries':2}")
        .takes(AssessTrial.class)
        .gives(
            ShownTrial.class,
            (workspace, input) ->
                Either.right(
                    new ShownTrial(
                        input.trial().serving().size(),
                        input.trial().gain(),
                        input.trial().isReady(input.minQueries(), input.minGain()))));
  }

  record AnalyseSpecialist(
      @Param(value = SpecialistActions.SPECIALIST, position = 0) SpecialistName specialist,
      @Param(value = "How many of its last runs.", min = 1, max = 1000, defaultValue = "20")
          int runs) {}

  record ShownRecord(long answers, long wins, double effectiveUtility) {

    private static ShownRecord of(WinRecord record) {
      return new ShownRecord(record.answers(), record.wins(), record.effectiveUtility());
    }
  }

  record ShownAnalytics(
      SpecialistName specialist,
      long answers,
      long wins,
      double winRate,
      @Param("The utility of the last scored run, in points of 100.") int score,
      int previousScore,
      Trend trend,
      Map<Discipline, ShownRecord> byDomain,
      @Param("Its last runs, oldest first.") Seq<ShownRun> trajectory) {

    private static ShownAnalytics of(SpecialistAnalytics analytics) {
      return new ShownAnalytics(
          analytics.specialist(),
          analytics.total().answers(),
          analytics.total().wins(),
          analytics.total().winRate(),
          analytics.score(),
          analytics.previousScore(),
          analytics.trend(),
          analytics.byField().mapValues(ShownRecord::of),
          analytics.trajectory().map(ShownRun::of));
    }
  }

  private static Action<?, ?> analytics() {
    return Action.ofWorkspace()
        .read("specialist.analytics", "Shows the runs, wins and trend of a specialist.")
        .example("{'specialist':'swe','runs':5}")
        .columns("specialist", "answers", "wins", "win_rate", "score", "previous_score", "trend")
        .takes(AnalyseSpecialist.class)
        .gives(
            ShownAnalytics.class,
            (workspace, input) ->
                Either.right(
                    ShownAnalytics.of(workspace.runs().analyse(input.specialist(), input.runs()))));
  }
}
