package dev.stoa.app.notebook;

import dev.stoa.domain.notebook.NoteTopic;
import picocli.CommandLine.Command;

/** Writes a note on nothing in particular, or lists those. */
@Command(
    name = "notes",
    description = "Writes to the topic notes, or lists it.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note notes 'Retries need jitter' --as zealot",
      "  stoa note notes --as zealot",
    })
final class NotesCommand extends TopicAction {

  NotesCommand() {
    super(NoteTopic.NOTES);
  }
}
