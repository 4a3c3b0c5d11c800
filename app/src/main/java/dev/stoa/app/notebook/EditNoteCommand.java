package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.notebook.NoteEdit;
import dev.stoa.domain.notebook.NoteTopic;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts a note in other words; its id stays. */
@Command(
    name = "edit",
    description = "Edits a note; its id stays.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note edit 1f9c01 --message 'Retries need a cap' --as zealot",
      "  stoa note edit 1f9c01 --topic beliefs --as zealot",
    })
final class EditNoteCommand extends NoteAction {

  @Parameters(
      index = "0",
      paramLabel = "<note>",
      description = "Its id, or a suffix that matches only one of the agent's notes.")
  private String note;

  @Option(names = "--message", paramLabel = "<text>", description = "Its new text.")
  private String message;

  @Option(names = "--topic", paramLabel = "<topic>", description = "What it is about now.")
  private String topic;

  @Option(names = "--anchors", paramLabel = "<text>", description = "Its new code anchors.")
  private String anchors;

  @Override
  protected Answer answer() {
    NoteEdit edit = CliFailure.checked(this::edit);
    if (edit.equals(NoteEdit.NONE)) {
      throw CliFailure.usage("nothing is to change: give --message, --topic or --anchors");
    }
    return whole(done(notes -> notes.edit(as(), note, edit)));
  }

  private NoteEdit edit() {
    NoteEdit edit = NoteEdit.NONE;
    edit = message == null ? edit : edit.message(message);
    edit = topic == null ? edit : edit.topic(new NoteTopic(topic));
    return anchors == null ? edit : edit.anchoredAt(anchors);
  }
}
