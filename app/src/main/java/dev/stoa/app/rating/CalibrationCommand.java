package dev.stoa.app.rating;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** The commands of calibration. */
@Command(
    name = "calibration",
    description = "Calibration: predict, resolve, record, compare.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa calibration predict cup-7 claude gemini --confidence 0.7",
      "  stoa calibration resolve cup-7 gemini",
      "  stoa calibration curve claude",
      "  stoa calibration leaderboard --min 20",
    },
    subcommands = {
      PredictCommand.class,
      ResolveTournamentCommand.class,
      RecordPredictionCommand.class,
      ShowCalibrationCommand.class,
      CalibrationLeaderboardCommand.class,
      CurveCommand.class
    })
public final class CalibrationCommand extends CommandGroup {}
