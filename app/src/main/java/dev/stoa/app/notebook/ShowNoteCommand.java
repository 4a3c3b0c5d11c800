package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows everything about one note, archived or not. */
@Command(
    name = "show",
    description = "Shows a note, archived or not.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note show 1f9c01 --as zealot",
    })
final class ShowNoteCommand extends NoteAction {

  @Parameters(
      index = "0",
      paramLabel = "<note>",
      description = "Its id, or a suffix that matches only one of the agent's notes.")
  private String note;

  @Override
  protected Answer answer() {
    return whole(done(notes -> notes.resolve(as(), note)));
  }
}
