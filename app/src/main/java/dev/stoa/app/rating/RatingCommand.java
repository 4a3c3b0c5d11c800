package dev.stoa.app.rating;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** The commands of ratings. */
@Command(
    name = "rating",
    description = "Ratings of agents: matches, ELO, history, relationships, fit.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa rating record d1 --score claude=0.8 --score gpt=0.3 --domain security",
      "  stoa rating leaderboard --domain security",
      "  stoa rating fit --seed 7",
    },
    subcommands = {
      RecordCommand.class,
      ShowCommand.class,
      LeaderboardCommand.class,
      BestCommand.class,
      HistoryCommand.class,
      HeadToHeadCommand.class,
      RelationshipsCommand.class,
      RivalsCommand.class,
      AlliesCommand.class,
      TrendCommand.class,
      ReplayCommand.class,
      FitCommand.class
    })
public final class RatingCommand extends CommandGroup {}
