package dev.stoa.app.knowledge;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows everything about one entry, archived or not. */
@Command(
    name = "show",
    description = "Shows an entry, archived or not.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa knowledge show 1f9c01",
    })
final class ShowKnowledgeCommand extends KnowledgeAction {

  @Parameters(
      index = "0",
      paramLabel = "<entry>",
      description = "Its id, or a unique suffix of it.")
  private String entry;

  @Override
  protected Answer answer() {
    return whole(done(knowledge -> knowledge.resolve(entry)));
  }
}
