package dev.stoa.app.knowledge;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells all what an agent knows; it is never changed, only archived. */
@Command(
    name = "contribute",
    description = "Contributes knowledge; an entry never changes, but can be archived.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa knowledge contribute ops 'Disks fail' --as zealot --confidence 0.9",
    })
final class ContributeCommand extends ActingAction {

  @Parameters(
      index = "0",
      paramLabel = "<domain>",
      description = "Where it belongs: names between slashes.")
  private String domain;

  @Parameters(index = "1", paramLabel = "<content>", description = "The content.")
  private String content;

  @Option(names = "--confidence", paramLabel = "<0 to 1>", description = "How sure it is.")
  private Double confidence;

  @Override
  protected Answer answer() {
    Contribution said =
        CliFailure.checked(
            () ->
                new Contribution(
                    new DomainPath(domain), content, io.vavr.control.Option.of(confidence)));
    return whole(done(knowledge -> knowledge.contribute(as(), said)));
  }
}
