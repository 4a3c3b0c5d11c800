package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Takes an archived note out again. */
@Command(
    name = "restore",
    description = "Restores an archived note.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note restore 1f9c01 --as zealot",
    })
final class RestoreNoteCommand extends NoteAction {

  @Parameters(
      index = "0",
      paramLabel = "<note>",
      description = "Its id, or a suffix that matches only one of the agent's notes.")
  private String note;

  @Override
  protected Answer answer() {
    return whole(done(notes -> notes.restore(as(), note)));
  }
}
