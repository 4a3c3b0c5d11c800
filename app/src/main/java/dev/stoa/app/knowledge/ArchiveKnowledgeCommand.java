package dev.stoa.app.knowledge;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Puts an entry away: in no listing and found by nobody, unless asked for. */
@Command(
    name = "archive",
    description = "Archives an entry: it is in no list or search unless requested.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa knowledge archive 1f9c01 --as zealot",
    })
final class ArchiveKnowledgeCommand extends ActingAction {

  @Parameters(
      index = "0",
      paramLabel = "<entry>",
      description = "Its id, or a unique suffix of it.")
  private String entry;

  @Override
  protected Answer answer() {
    return whole(done(knowledge -> knowledge.archive(as(), entry)));
  }
}
