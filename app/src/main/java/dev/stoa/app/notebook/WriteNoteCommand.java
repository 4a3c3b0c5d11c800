package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.domain.notebook.NoteTopic;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a note. */
@Command(
    name = "write",
    description = "Writes a note.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note write 'Retries need jitter' --as zealot",
      "  stoa note write 'Never rebase' --as zealot --topic beliefs --core",
      "  stoa note write 'Cap: 30 s' --as zealot --channel ops --anchors A.java:4",
    })
final class WriteNoteCommand extends NoteAction {

  @Parameters(index = "0", paramLabel = "<message>", description = "The message of the note.")
  private String message;

  @Option(
      names = "--topic",
      paramLabel = "<topic>",
      defaultValue = "notes",
      description = "What it is about (${DEFAULT-VALUE}).")
  private String topic;

  @Mixin private DraftOptions options;

  @Override
  protected Answer answer() {
    return whole(
        used(
            stoa ->
                done(
                    stoa.notebook()
                        .write(as(), options.draft(stoa, new NoteTopic(topic), message)))));
  }
}
