package dev.stoa.app.notebook;

import dev.stoa.domain.notebook.NoteTopic;
import picocli.CommandLine.Command;

/** Writes to the journal, or lists it. */
@Command(
    name = "journal",
    description = "Writes to the journal, or lists it.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note journal 'Shipped the retry fix' --as zealot",
      "  stoa note journal --as zealot",
    })
final class JournalCommand extends TopicAction {

  JournalCommand() {
    super(NoteTopic.JOURNAL);
  }
}
