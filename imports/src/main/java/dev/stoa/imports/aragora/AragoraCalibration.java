package dev.stoa.imports.aragora;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentBucket;
import dev.stoa.domain.rating.BrierTally;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.Predictions;
import dev.stoa.domain.rating.ReliabilityBucket;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The predictions of Aragora's agents, and how well they were calibrated. */
final class AragoraCalibration {

  private static final Pattern BUCKET = Pattern.compile("([01])\\.(\\d)-[01]\\.\\d");

  private final ImportRun run;
  private final ForeignStore store;
  private final Calibrations calibrations;

  AragoraCalibration(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
    this.calibrations = run.storage().calibrations();
  }

  void run() {
    run.table(store, "calibration_predictions", "predictions")
        .knowing("id")
        .key("tournament_id", "predictor_agent")
        .intoChecked(this::prediction, batch -> batch.map(this::keep));
    run.table(store, "domain_calibration", "calibration by domain")
        .key("agent_name", "domain")
        .intoChecked(this::calibration, batch -> batch.map(this::keep));
    run.table(store, "calibration_buckets", "calibration by confidence")
        .key("agent_name", "domain", "bucket_key")
        .into(this::bucket, batch -> batch.forEach(this::keep));
  }

  /** Whether a tournament was resolved is not recorded there. */
  private Prediction prediction(ForeignRow row) {
    return Prediction.open(
        new TournamentId(row.required("tournament_id")),
        run.names().of(row.required("predictor_agent")),
        Forecast.of(
            new OutcomeName(AgentName.imported(row.required("predicted_winner")).value()),
            row.real("confidence", 0.5)),
        Option.none(),
        run.stamps().require(row, "created_at"));
  }

  private Option<String> keep(Prediction one) {
    Predictions predictions = run.storage().predictions();
    if (predictions.find(one.tournament(), one.agent()).isDefined()) {
      return Option.some("the agent " + one.agent() + " made a prediction here already");
    }
    predictions.save(Vector.of(one));
    return Option.none();
  }

  private Calibration calibration(ForeignRow row) {
    return new Calibration(
        run.names().of(row.required("agent_name")),
        DisciplineFilter.of(new Discipline(row.required("domain"))),
        BrierTally.withoutLogLoss(
            row.whole("total_predictions", 0),
            row.whole("total_correct", 0),
            row.real("brier_sum", 0)),
        run.stamps().require(row, "updated_at"));
  }

  private Option<String> keep(Calibration one) {
    if (calibrations.find(one.agent(), one.disciplines()).isDefined()) {
      return Option.some("the agent " + one.agent() + " is calibrated here already");
    }
    calibrations.save(Vector.of(one));
    return Option.none();
  }

  /** Confidences are not summed there, so each counts as the middle of its range. */
  private AgentBucket bucket(ForeignRow row) {
    String key = row.required("bucket_key");
    Matcher digits = BUCKET.matcher(key);
    if (!digits.matches()) {
      throw new InvalidValue("bucket_key " + key + " is no tenth");
    }
    boolean certain = digits.group(1).equals("1");
    int tenth = certain ? ReliabilityBucket.COUNT - 1 : Integer.parseInt(digits.group(2));
    long predictions = row.whole("predictions", 0);
    double confidence = certain ? 1 : (tenth + 0.5) / ReliabilityBucket.COUNT;
    return new AgentBucket(
        run.names().of(row.required("agent_name")),
        DisciplineFilter.of(new Discipline(row.required("domain"))),
        new ReliabilityBucket(
            tenth,
            predictions,
            row.whole("correct", 0),
            predictions * confidence,
            row.real("brier_sum", 0)));
  }

  private void keep(AgentBucket one) {
    ReliabilityBucket sum =
        calibrations
            .buckets(one.agent(), one.disciplines())
            .find(existing -> existing.tenth() == one.bucket().tenth())
            .map(existing -> existing.plus(one.bucket()))
            .getOrElse(one.bucket());
    calibrations.saveBuckets(Vector.of(new AgentBucket(one.agent(), one.disciplines(), sum)));
  }
}
