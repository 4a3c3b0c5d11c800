package dev.stoa.app.rating;

import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.rating.MurphyDecomposition;
import dev.stoa.domain.rating.ReliabilityBucket;
import dev.stoa.domain.rating.ReliabilityCurve;
import io.vavr.control.Option;

/** How a reliability curve is shown. */
final class CurveView {

  private static final int WIDTH = 40;

  private CurveView() {}

  /** A bar for each bucket. */
  static Table bars(ReliabilityCurve curve) {
    return Table.of(
            "confidence", "predictions", "sure", "right", "0%" + " ".repeat(WIDTH - 6) + "100%")
        .rows(
            curve.buckets(),
            bucket ->
                new Object[] {
                  bucket.key(),
                  bucket.predictions(),
                  bucket.predictions() == 0 ? "" : percent(bucket.meanConfidence()),
                  bucket.predictions() == 0 ? "" : percent(bucket.hitRate()),
                  bar(bucket)
                });
  }

  /** What the curve comes to. */
  static Table measures(ReliabilityCurve curve) {
    Table table =
        Table.of("measure", "value")
            .row("predictions", curve.predictions())
            .row("brier", CalibrationView.figure(curve.brier()))
            .row("expected error", CalibrationView.figure(curve.expectedError()))
            .row("maximum error", CalibrationView.figure(curve.maximumError()));
    return curve
        .murphy()
        .map(
            parts ->
                table
                    .row("reliability", CalibrationView.figure(parts.reliability()))
                    .row("resolution", CalibrationView.figure(parts.resolution()))
                    .row("uncertainty", CalibrationView.figure(parts.uncertainty())))
        .getOrElse(table);
  }

  static JsonObject json(ReliabilityCurve curve) {
    Option<MurphyDecomposition> parts = curve.murphy();
    return new JsonMembers()
        .with("predictions", curve.predictions())
        .withNumber("brier", Option.some(curve.brier()))
        .withNumber("expected_error", Option.some(curve.expectedError()))
        .withNumber("maximum_error", Option.some(curve.maximumError()))
        .withNumber("reliability", parts.map(MurphyDecomposition::reliability))
        .withNumber("resolution", parts.map(MurphyDecomposition::resolution))
        .withNumber("uncertainty", parts.map(MurphyDecomposition::uncertainty))
        .with("buckets", curve.buckets().map(CurveView::json))
        .object();
  }

  /** A bar as long as the share that came true, with a mark where confidence stood. */
  static String bar(ReliabilityBucket bucket) {
    if (bucket.predictions() == 0) {
      return "";
    }
    int right = (int) Math.round(bucket.hitRate() * WIDTH);
    int sure = Math.min(WIDTH - 1, (int) (bucket.meanConfidence() * WIDTH));
    StringBuilder bar = new StringBuilder("#".repeat(right) + " ".repeat(WIDTH - right));
    bar.setCharAt(sure, '|');
    return bar.toString();
  }

  private static JsonObject json(ReliabilityBucket bucket) {
    return new JsonMembers()
        .with("bucket", bucket.key())
        .with("predictions", bucket.predictions())
        .with("correct", bucket.correct())
        .withNumber("mean_confidence", Option.some(bucket.meanConfidence()))
        .withNumber("hit_rate", Option.some(bucket.hitRate()))
        .object();
  }

  private static String percent(double share) {
    return Math.round(100 * share) + "%";
  }
}
