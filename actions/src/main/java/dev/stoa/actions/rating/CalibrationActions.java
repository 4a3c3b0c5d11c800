package dev.stoa.actions.rating;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Listing;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.CalibrationQuery;
import dev.stoa.domain.rating.CalibrationRank;
import dev.stoa.domain.rating.CalibrationRefused;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.VoteWeights;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What callers may ask of calibration; {@link PredictionActions} has the predictions. */
final class CalibrationActions {

  private static final String[] COLUMNS = {
    "agent", "domain", "predictions", "correct", "brier", "log_loss", "score"
  };

  private CalibrationActions() {}

  /** The actions that begin with {@code calibration}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "calibration",
        "Calibration: predict, resolve, record, compare.",
        () -> PredictionActions.actions().appendAll(actions()));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(show(), domains(), bestDomains(), leaderboard(), curve(), weights());
  }

  record CalibratedAgent(
      @Param(value = RatingActions.AGENT, position = 0) AgentName agent,
      @Param(value = RatingActions.DOMAIN, label = "name") Option<Discipline> domain) {

    private DisciplineFilter disciplines() {
      return new DisciplineFilter(domain);
    }
  }

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("calibration.show", "Shows the calibration of an agent, overall or in a discipline.")
        .example("{'agent':'claude'}")
        .example("{'agent':'claude','domain':'security'}")
        .columns(COLUMNS)
        .takes(CalibratedAgent.class)
        .gives(
            CalibrationViews.CALIBRATION,
            (workspace, input) ->
                workspace
                    .calibration()
                    .find(input.agent(), input.disciplines())
                    .toEither(() -> new CalibrationRefused.NoPredictions(input.agent())));
  }

  record ListDomains(
      @Param(value = RatingActions.AGENT, position = 0) AgentName agent, @Paged Paging page) {}

  private static Action<?, ?> domains() {
    return Action.ofWorkspace()
        .read(
            "calibration.domains", "Lists the calibration of an agent in each discipline by name.")
        .example("{'agent':'claude'}")
        .listing("disciplines")
        .columns(COLUMNS)
        .takes(ListDomains.class)
        .answersPage(
            CalibrationViews.CALIBRATION,
            (workspace, input) ->
                workspace
                    .calibration()
                    .disciplines(input.agent(), input.page().by(Discipline.class)));
  }

  record ListBestDomains(
      @Param(value = RatingActions.AGENT, position = 0) AgentName agent,
      @Param(value = Listing.LIMIT, min = 1, max = 1000, defaultValue = "50") int limit) {}

  private static Action<?, ?> bestDomains() {
    return Action.ofWorkspace()
        .read("calibration.best-domains", "Lists the disciplines an agent is best at, best first.")
        .details("Only those with five predictions or more.")
        .example("{'agent':'claude','limit':3}")
        .listing("disciplines")
        .empty("No disciplines with five predictions.")
        .columns(COLUMNS)
        .takes(ListBestDomains.class)
        .answersItems(
            CalibrationViews.CALIBRATION,
            (workspace, input) ->
                workspace.calibration().bestDisciplines(input.agent(), input.limit()));
  }

  record CalibrationLeaderboard(
      @Param(value = RatingActions.DOMAIN, label = "name") Option<Discipline> domain,
      @Param(
              value = "How many predictions at least; 10 or more.",
              option = "min",
              defaultValue = "10")
          long minPredictions,
      @Paged Paging page) {}

  private static Action<?, ?> leaderboard() {
    return Action.ofWorkspace()
        .read("calibration.leaderboard", "Lists the best calibrated agents first.")
        .example("{'min_predictions':20}")
        .example("{'domain':'security'}")
        .listing("agents")
        .empty("No agents with enough predictions.")
        .columns(COLUMNS)
        .takes(CalibrationLeaderboard.class)
        .givesPage(
            CalibrationViews.CALIBRATION,
            (workspace, input) ->
                workspace
                    .calibration()
                    .leaderboard(
                        new CalibrationQuery(
                            new DisciplineFilter(input.domain()),
                            input.minPredictions(),
                            input.page().by(CalibrationRank.class))));
  }

  private static Action<?, ?> curve() {
    return Action.ofWorkspace()
        .read("calibration.curve", "Shows confidence against hit rate.")
        .details(
            "The bar is the hit rate; the mark | is where it would end if the hit rate equalled"
                + " the confidence.")
        .example("{'agent':'claude'}")
        .example("{'agent':'claude','domain':'security'}")
        .takes(CalibratedAgent.class)
        .answers(
            CalibrationViews.CURVE,
            (workspace, input) -> workspace.calibration().curve(input.agent(), input.disciplines()))
        .picture(seen -> CurvePicture.of(seen.value()));
  }

  record WeighVotes(
      @Param(value = "The voters.", position = 0) Seq<AgentName> agents,
      @Param(value = RatingActions.DOMAIN, label = "name") Option<Discipline> domain) {}

  record VoterWeight(
      AgentName agent,
      @Param("How much its vote counts; 1 if nothing is known, below 0 against its choice.")
          double weight) {}

  private static final View<VoterWeight> WEIGHT = View.of(VoterWeight.class, "Weight");

  private static Action<?, ?> weights() {
    return Action.ofWorkspace()
        .read("calibration.weights", "Lists how much votes count, by the voters' predictions.")
        .example("{'agents':['claude','gpt'],'domain':'security'}")
        .listing("voters")
        .takes(WeighVotes.class)
        .answersItems(
            WEIGHT,
            (workspace, input) ->
                workspace
                    .calibration()
                    .weights(
                        VoteWeights.STANDARD, new DisciplineFilter(input.domain()), input.agents())
                    .toList()
                    .map(each -> new VoterWeight(each._1, each._2)));
  }
}
