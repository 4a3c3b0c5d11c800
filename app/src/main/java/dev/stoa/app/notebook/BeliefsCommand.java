package dev.stoa.app.notebook;

import dev.stoa.domain.notebook.NoteTopic;
import picocli.CommandLine.Command;

/** Writes down what the agent holds to be true, or lists it. */
@Command(
    name = "beliefs",
    description = "Writes to the topic beliefs, or lists it.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note beliefs 'Tests tell the truth' --as zealot",
      "  stoa note beliefs --as zealot",
    })
final class BeliefsCommand extends TopicAction {

  BeliefsCommand() {
    super(NoteTopic.BELIEFS);
  }
}
