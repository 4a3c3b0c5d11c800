package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Puts a note away: in no listing and found by nobody, unless asked for. */
@Command(
    name = "archive",
    description = "Archives a note: it is in no list or search unless requested.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note archive 1f9c01 --as zealot",
    })
final class ArchiveNoteCommand extends NoteAction {

  @Parameters(
      index = "0",
      paramLabel = "<note>",
      description = "Its id, or a suffix that matches only one of the agent's notes.")
  private String note;

  @Override
  protected Answer answer() {
    return whole(done(notes -> notes.archive(as(), note)));
  }
}
