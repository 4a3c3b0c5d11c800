package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts a note among the core notes, or takes it from them. */
@Command(
    name = "core",
    description = "Sets or removes the core flag of a note.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note core 1f9c01 --as zealot",
      "  stoa note core 1f9c01 --off --as zealot",
    })
final class CoreNoteCommand extends NoteAction {

  @Parameters(
      index = "0",
      paramLabel = "<note>",
      description = "Its id, or a suffix that matches only one of the agent's notes.")
  private String note;

  @Option(names = "--off", description = "Remove the flag.")
  private boolean off;

  @Override
  protected Answer answer() {
    return whole(done(notes -> notes.markCore(as(), note, !off)));
  }
}
