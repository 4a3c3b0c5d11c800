package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.rating.fit.FitRequest;
import dev.stoa.domain.rating.fit.FittedRating;
import dev.stoa.domain.rating.fit.RatingFit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Fits strengths to all matches at once. */
@Command(
    name = "fit",
    description = {
      "Fits strengths to all matches at once, whatever their order, with 95 %% intervals.",
      "The same seed gives the same intervals, bit for bit."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa rating fit --seed 7", "  stoa rating fit --domain security"})
final class FitCommand extends StoaAction {

  @Option(
      names = "--seed",
      paramLabel = "<number>",
      defaultValue = "1",
      description = "The random seed of the intervals (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--replicates",
      paramLabel = "<count>",
      defaultValue = "200",
      description = "Number of bootstrap replicates, 20 to 2000 (${DEFAULT-VALUE}).")
  private int replicates;

  @Option(names = "--domain", paramLabel = "<name>", description = "Only this discipline.")
  private String domain;

  @Override
  protected Answer answer() {
    FitRequest request =
        CliFailure.checked(() -> new FitRequest(RatingView.discipline(domain), seed, replicates));
    RatingFit fit =
        workspace().use(stoa -> stoa.ratings().fit(request)).getOrElseThrow(CliFailure::refused);
    return Answer.ok(
        table(fit).text(),
        new JsonMembers()
            .with("pairings", fit.pairings())
            .withNumber("tie_strength", io.vavr.control.Option.some(fit.tieStrength()))
            .with("ratings", fit.ratings().map(FitCommand::json))
            .object());
  }

  static Table table(RatingFit fit) {
    return Table.of("agent", "elo", "low", "high", "pairings", "status")
        .rows(
            fit.ratings(),
            one ->
                new Object[] {
                  one.agent(),
                  RatingView.points(one.elo()),
                  RatingView.points(one.low()),
                  RatingView.points(one.high()),
                  one.pairings(),
                  RatingView.word(one.status())
                });
  }

  private static JsonObject json(FittedRating one) {
    return new JsonMembers()
        .with("agent", one.agent().value())
        .withNumber("elo", io.vavr.control.Option.some(one.elo()))
        .withNumber("low", io.vavr.control.Option.some(one.low()))
        .withNumber("high", io.vavr.control.Option.some(one.high()))
        .with("pairings", one.pairings())
        .with("status", RatingView.word(one.status()))
        .object();
  }
}
