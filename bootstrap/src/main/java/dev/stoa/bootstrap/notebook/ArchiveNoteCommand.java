package dev.stoa.bootstrap.notebook;

import dev.stoa.bootstrap.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Puts a note away: in no listing and found by nobody, unless asked for. */
@Command(
    name = "archive",
    description = "Puts a note away: in no listing and found by nobody, unless asked for.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note archive 1f9c01 --as zealot",
    })
final class ArchiveNoteCommand extends NoteAction {

  @Parameters(
      index = "0",
      paramLabel = "<note>",
      description = "Its id, or an end of it that only one of the agent's notes has.")
  private String note;

  @Override
  protected Answer answer() {
    return whole(done(notes -> notes.archive(as(), note)));
  }
}
