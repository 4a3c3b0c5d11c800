package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.application.rating.CalibrationOperations;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.Resolution;
import dev.stoa.domain.rating.TournamentId;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Says how a tournament ended. */
@Command(
    name = "resolve",
    description = {
      "Resolves a tournament and scores its predictions.",
      "Repeating it changes nothing; another outcome is refused."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa calibration resolve cup-7 gemini"})
final class ResolveTournamentCommand extends StoaAction {

  private static final int MOST_SHOWN = 50;

  @Parameters(index = "0", paramLabel = "<tournament>", description = "Its id.")
  private String tournament;

  @Parameters(index = "1", paramLabel = "<outcome>", description = "How it ended.")
  private String winner;

  @Override
  protected Answer answer() {
    TournamentId which = CliFailure.checked(() -> new TournamentId(tournament));
    OutcomeName outcome = CliFailure.checked(() -> new OutcomeName(winner));
    Tuple2<Resolution, Seq<Prediction>> done =
        workspace().use(stoa -> resolve(stoa.calibration(), which, outcome));
    long rest = done._1.tally().predictions() - done._2.size();
    return Answer.ok(
        CalibrationView.predictions(done._2).text()
            + (rest > 0 ? "and " + rest + " more\n" : "")
            + CalibrationView.resolved(done._1).text(),
        CalibrationView.json(done._1));
  }

  private static Tuple2<Resolution, Seq<Prediction>> resolve(
      CalibrationOperations calibration, TournamentId which, OutcomeName outcome) {
    Resolution resolution = calibration.resolve(which, outcome).getOrElseThrow(CliFailure::refused);
    Page<Prediction, ?> shown = calibration.predictions(which, Option.none(), MOST_SHOWN);
    return Tuple.of(resolution, shown.items());
  }
}
