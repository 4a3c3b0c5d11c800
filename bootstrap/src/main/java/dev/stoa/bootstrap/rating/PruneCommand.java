package dev.stoa.bootstrap.rating;

import dev.stoa.bootstrap.cli.Answer;
import dev.stoa.bootstrap.cli.CliFailure;
import dev.stoa.bootstrap.cli.JsonMembers;
import dev.stoa.bootstrap.cli.StoaAction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Drops old history. */
@Command(
    name = "prune",
    description = "Drops all but the newest points of every agent's history; matches stay.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa rating prune --keep 1000"})
final class PruneCommand extends StoaAction {

  @Option(
      names = "--keep",
      required = true,
      paramLabel = "<count>",
      description = "How many points of each agent stay, 1 or more.")
  private int keep;

  @Override
  protected Answer answer() {
    long dropped =
        CliFailure.checked("--keep: ", () -> workspace().use(stoa -> stoa.ratings().prune(keep)));
    return Answer.ok(
        dropped + " points of history dropped\n",
        new JsonMembers().with("dropped", dropped).object());
  }
}
