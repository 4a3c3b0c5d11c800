package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Deletes a note for good; audited. */
@Command(
    name = "delete",
    description = "Deletes a note permanently; audited.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note delete 1f9c01 --as zealot",
    })
final class DeleteNoteCommand extends NoteAction {

  @Parameters(
      index = "0",
      paramLabel = "<note>",
      description = "Its id, or a suffix that matches only one of the agent's notes.")
  private String note;

  @Override
  protected Answer answer() {
    return whole(done(notes -> notes.delete(as(), note)));
  }
}
