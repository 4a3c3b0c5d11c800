package dev.stoa.app.notebook;

import dev.stoa.domain.notebook.NoteTopic;
import picocli.CommandLine.Command;

/** Writes down what is to be done, or lists it. */
@Command(
    name = "tasks",
    description = "Writes to the topic tasks, or lists it.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note tasks 'Bump the retry cap' --as zealot",
      "  stoa note tasks --as zealot",
    })
final class TasksCommand extends TopicAction {

  TasksCommand() {
    super(NoteTopic.TASKS);
  }
}
