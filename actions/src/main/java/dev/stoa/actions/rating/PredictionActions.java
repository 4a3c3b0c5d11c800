package dev.stoa.actions.rating;

import dev.stoa.actions.Action;
import dev.stoa.actions.Items;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.rating.CalibrationOperations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.domain.rating.TournamentResult;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** What callers may ask of predictions. */
final class PredictionActions {

  static final String TOURNAMENT = "The id of the tournament.";

  private static final String[] COLUMNS = {
    "tournament_id", "agent", "expected", "confidence", "domain", "outcome", "brier"
  };

  private PredictionActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(predict(), predictBatch(), resolve(), resolveBatch(), record(), predictions());
  }

  /** The operations to record with. */
  private static CalibrationOperations calibration(Workspace workspace, boolean register) {
    return register ? workspace.calibration().registering() : workspace.calibration();
  }

  private static Action<?, ?> predict() {
    return Action.write(
            "calibration.predict",
            "Stores a prediction for a tournament, replacing the agent's previous one.")
        .details("Give one outcome with its probability, or every outcome with its own.")
        .example(
            "{'tournament':'cup-7','agent':'claude','expected':'gemini','confidence':0.7,"
                + "'register':true}")
        .example(
            "{'tournament':'vote-3','agent':'claude',"
                + "'probabilities':{'yes':0.5,'no':0.3,'tie':0.2},'domain':'security'}")
        .creates()
        .columns(COLUMNS)
        .takes(PredictOutcome.class)
        .gives(
            ShownPrediction.class,
            (workspace, input) ->
                calibration(workspace, input.register())
                    .predictAll(List.of(input.draft()))
                    .map(stored -> ShownPrediction.of(stored.head())));
  }

  record PredictOutcomes(
      @Param(value = "The predictions, in order.", position = 0, lines = true)
          Seq<PredictionLine> predictions,
      @Param(RatingActions.REGISTER) boolean register) {}

  private static Action<?, ?> predictBatch() {
    return Action.write(
            "calibration.predict-batch", "Stores up to 10,000 predictions in order, or none.")
        .example(
            "{'predictions':[{'tournament':'cup-8','agent':'claude','expected':'gemini',"
                + "'confidence':0.7},{'tournament':'cup-9','agent':'claude',"
                + "'probabilities':{'yes':0.6,'no':0.4}}],'register':true}")
        .creates()
        .listing("predictions")
        .columns(COLUMNS)
        .takes(PredictOutcomes.class)
        .givesItems(
            ShownPrediction.class,
            (workspace, input) ->
                calibration(workspace, input.register())
                    .predictAll(input.predictions().map(PredictionLine::draft))
                    .map(stored -> Items.of(stored, ShownPrediction::of)));
  }

  record ResolveTournament(
      @Param(value = TOURNAMENT, position = 0) TournamentId tournament,
      @Param(value = "How it ended.", position = 1) OutcomeName outcome) {}

  private static Action<?, ?> resolve() {
    return Action.write("calibration.resolve", "Resolves a tournament and scores its predictions.")
        .details("Repeating it changes nothing; another outcome is refused.")
        .example("{'tournament':'cup-7','outcome':'gemini'}")
        .takes(ResolveTournament.class)
        .gives(
            ShownResolution.class,
            (workspace, input) ->
                workspace
                    .calibration()
                    .resolve(input.tournament(), input.outcome())
                    .map(ShownResolution::of));
  }

  record ResolveTournaments(
      @Param(value = "The tournaments and how they ended.", position = 0, lines = true)
          Seq<ResolveTournament> tournaments) {}

  private static Action<?, ?> resolveBatch() {
    return Action.write(
            "calibration.resolve-batch",
            "Resolves up to 10,000 tournaments in order and scores their predictions, or none.")
        .example(
            "{'tournaments':[{'tournament':'cup-8','outcome':'gemini'},"
                + "{'tournament':'cup-9','outcome':'yes'}]}")
        .listing("tournaments")
        .takes(ResolveTournaments.class)
        .givesItems(
            ShownResolution.class,
            (workspace, input) ->
                workspace
                    .calibration()
                    .resolveAll(
                        input
                            .tournaments()
                            .map(one -> new TournamentResult(one.tournament(), one.outcome())))
                    .map(resolved -> Items.of(resolved, ShownResolution::of)));
  }

  private static Action<?, ?> record() {
    return Action.write(
            "calibration.record", "Counts a prediction in a discipline whose result is known.")
        .example("{'agent':'claude','domain':'security','confidence':0.9,'right':true}")
        .example(
            "{'agent':'claude','domain':'security','confidence':0.6,'wrong':true,"
                + "'register':true}")
        .creates()
        .takes(RecordPrediction.class)
        .gives(
            ShownCalibration.class,
            (workspace, input) ->
                calibration(workspace, input.register())
                    .record(input.draft())
                    .map(ShownCalibration::of));
  }

  record ListPredictions(
      @Param(value = TOURNAMENT, position = 0) TournamentId tournament, @Paged Paging page) {}

  private static Action<?, ?> predictions() {
    return Action.read("calibration.predictions", "Lists the predictions of a tournament by agent.")
        .example("{'tournament':'cup-7'}")
        .listing("predictions")
        .columns(COLUMNS)
        .takes(ListPredictions.class)
        .answersPage(
            ShownPrediction.class,
            (workspace, input) ->
                workspace
                    .calibration()
                    .predictions(
                        input.tournament(),
                        input.page().by(AgentName.class).after(),
                        input.page().limit()),
            ShownPrediction::of);
  }
}
