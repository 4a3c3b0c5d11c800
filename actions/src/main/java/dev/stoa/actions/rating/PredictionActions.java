package dev.stoa.actions.rating;

import dev.stoa.actions.Action;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.rating.CalibrationOperations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.DomainPrediction;
import dev.stoa.domain.rating.NewPrediction;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.domain.rating.TournamentResult;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** What callers may ask of predictions. */
final class PredictionActions {

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

  record PredictOutcome(NewPrediction prediction, @Param(References.REGISTER) boolean register) {

    static final Input<PredictOutcome> INPUT =
        Input.of(PredictOutcome.class)
            .flatten("prediction", CalibrationInputs.PREDICTION)
            .param("tournament", about -> about.position(0))
            .param("agent", about -> about.position(1))
            .param("expected", about -> about.position(2).label("outcome"))
            .param("probabilities", about -> about.option("outcome").label("name=0..1"))
            .param("domain", about -> about.label("name"));
  }

  private static Action<?, ?> predict() {
    return Action.ofAgent()
        .write(
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
        .takes(PredictOutcome.INPUT)
        .gives(
            CalibrationViews.PREDICTION,
            (workspace, input) ->
                calibration(workspace, input.register()).predict(input.prediction()));
  }

  record PredictOutcomes(
      @Param(value = "The predictions, in order.", position = 0, lines = true)
          Seq<NewPrediction> predictions,
      @Param(References.REGISTER) boolean register) {

    static final Input<PredictOutcomes> INPUT =
        Input.of(PredictOutcomes.class).nest("predictions", CalibrationInputs.PREDICTION);
  }

  private static Action<?, ?> predictBatch() {
    return Action.ofAgent()
        .write("calibration.predict-batch", "Stores up to 10,000 predictions in order, or none.")
        .example(
            "{'predictions':[{'tournament':'cup-8','agent':'claude','expected':'gemini',"
                + "'confidence':0.7},{'tournament':'cup-9','agent':'claude',"
                + "'probabilities':{'yes':0.6,'no':0.4}}],'register':true}")
        .creates()
        .listing("predictions")
        .columns(COLUMNS)
        .takes(PredictOutcomes.INPUT)
        .givesItems(
            CalibrationViews.PREDICTION,
            (workspace, input) ->
                calibration(workspace, input.register()).predictAll(input.predictions()));
  }

  private static Action<?, ?> resolve() {
    return Action.ofAgents()
        .write("calibration.resolve", "Resolves a tournament and scores its predictions.")
        .details("Repeating it changes nothing; another outcome is refused.")
        .example("{'tournament':'cup-7','outcome':'gemini'}")
        .takes(CalibrationInputs.RESULT)
        .gives(
            CalibrationViews.RESOLUTION,
            (workspace, input) ->
                workspace.calibration().resolve(input.tournament(), input.winner()));
  }

  record ResolveTournaments(
      @Param(value = "The tournaments and how they ended.", position = 0, lines = true)
          Seq<TournamentResult> tournaments) {

    static final Input<ResolveTournaments> INPUT =
        Input.of(ResolveTournaments.class).nest("tournaments", CalibrationInputs.RESULT);
  }

  private static Action<?, ?> resolveBatch() {
    return Action.ofAgents()
        .write(
            "calibration.resolve-batch",
            "Resolves up to 10,000 tournaments in order and scores their predictions, or none.")
        .example(
            "{'tournaments':[{'tournament':'cup-8','outcome':'gemini'},"
                + "{'tournament':'cup-9','outcome':'yes'}]}")
        .listing("tournaments")
        .takes(ResolveTournaments.INPUT)
        .givesItems(
            CalibrationViews.RESOLUTION,
            (workspace, input) -> workspace.calibration().resolveAll(input.tournaments()));
  }

  record RecordPrediction(
      DomainPrediction prediction, @Param(References.REGISTER) boolean register) {

    static final Input<RecordPrediction> INPUT =
        Input.of(RecordPrediction.class).flatten("prediction", CalibrationInputs.KNOWN);
  }

  private static Action<?, ?> record() {
    return Action.ofAgent()
        .write("calibration.record", "Counts a prediction in a discipline whose result is known.")
        .example("{'agent':'claude','domain':'security','confidence':0.9,'right':true}")
        .example(
            "{'agent':'claude','domain':'security','confidence':0.6,'wrong':true,"
                + "'register':true}")
        .creates()
        .takes(RecordPrediction.INPUT)
        .gives(
            CalibrationViews.CALIBRATION,
            (workspace, input) ->
                calibration(workspace, input.register()).record(input.prediction()));
  }

  record ListPredictions(
      @Param(value = CalibrationInputs.TOURNAMENT, position = 0) TournamentId tournament,
      @Paged Paging page) {}

  private static Action<?, ?> predictions() {
    return Action.ofWorkspace()
        .read("calibration.predictions", "Lists the predictions of a tournament by agent.")
        .example("{'tournament':'cup-7'}")
        .listing("predictions")
        .columns(COLUMNS)
        .takes(ListPredictions.class)
        .answersPage(
            CalibrationViews.PREDICTION,
            (workspace, input) ->
                workspace
                    .calibration()
                    .predictions(input.tournament(), input.page().by(AgentName.class)));
  }
}
