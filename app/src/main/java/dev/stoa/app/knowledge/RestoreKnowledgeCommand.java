package dev.stoa.app.knowledge;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Takes an archived entry out again. */
@Command(
    name = "restore",
    description = "Restores an archived entry.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa knowledge restore 1f9c01 --as zealot",
    })
final class RestoreKnowledgeCommand extends ActingAction {

  @Parameters(
      index = "0",
      paramLabel = "<entry>",
      description = "Its id, or a unique suffix of it.")
  private String entry;

  @Override
  protected Answer answer() {
    return whole(done(knowledge -> knowledge.restore(as(), entry)));
  }
}
