package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.domain.memory.ExpiryReport;
import dev.stoa.domain.memory.MemoryExpiry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Puts away what is too old. */
@Command(
    name = "expire",
    description = {
      "Archives memories that have expired or were not changed for long, in batches.",
      "Protected memories stay."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa memory expire", "  stoa memory expire --tier fast --half-lives 1.5"})
final class ExpireCommand extends MemoryAction {

  @Option(names = "--scope", paramLabel = "<name>", description = "Only in this scope.")
  private String scope;

  @Option(
      names = "--tier",
      paramLabel = "fast|medium|slow|glacial",
      description = "Only in this tier; memories past their expiry are archived in all tiers.")
  private String tier;

  @Option(
      names = "--half-lives",
      paramLabel = "<count>",
      defaultValue = "2",
      description = "How many half-lives are long (${DEFAULT-VALUE}).")
  private double halfLives;

  @Override
  protected Answer answer() {
    MemoryExpiry expiry =
        CliFailure.checked(
            "--half-lives: ",
            () ->
                new MemoryExpiry(scope(scope), tier(tier), halfLives, MemoryExpiry.USUAL.batch()));
    return workspace().use(stoa -> expire(stoa.memory(), expiry));
  }

  private static Answer expire(MemoryOperations memory, MemoryExpiry expiry) {
    long ended = 0;
    long aged = 0;
    boolean more = true;
    while (more) {
      ExpiryReport report = memory.expire(expiry);
      ended += report.ended().size();
      aged += report.aged().size();
      // A batch that only met what somebody else was changing is no reason to go on for ever.
      more = report.more() && report.ended().size() + report.aged().size() > 0;
    }
    return Answer.ok(
        Table.of("what", "memories").row("ended", ended).row("too old", aged).text(),
        new JsonMembers().with("ended", ended).with("aged", aged).object());
  }
}
