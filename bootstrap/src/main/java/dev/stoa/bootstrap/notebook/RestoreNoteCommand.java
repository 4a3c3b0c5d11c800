package dev.stoa.bootstrap.notebook;

import dev.stoa.bootstrap.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Takes an archived note out again. */
@Command(
    name = "restore",
    description = "Takes an archived note out again.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note restore 1f9c01 --as zealot",
    })
final class RestoreNoteCommand extends NoteAction {

  @Parameters(
      index = "0",
      paramLabel = "<note>",
      description = "Its id, or an end of it that only one of the agent's notes has.")
  private String note;

  @Override
  protected Answer answer() {
    return whole(done(notes -> notes.restore(as(), note)));
  }
}
