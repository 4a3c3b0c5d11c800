package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.Seq;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Takes tasks from silent workers. */
@Command(
    name = "reclaim",
    description = {
      "Takes tasks from workers whose lease has expired.",
      "They are pending again, or timed out if that was their last attempt."
    },
    footerHeading = "%nExamples:%n",
    footer = "  stoa task reclaim --limit 100")
final class ReclaimTasksCommand extends StoaAction {

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "100",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    Seq<AgentTask> taken = workspace().use(stoa -> stoa.tasks().reclaim(limit));
    return TaskView.answer(taken, "No lease has expired.\n");
  }
}
