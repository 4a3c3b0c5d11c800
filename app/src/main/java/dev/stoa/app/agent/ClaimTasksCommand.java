package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.Seq;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Hands tasks to a worker. */
@Command(
    name = "claim",
    description = "Claims the oldest pending tasks for a worker, each under a lease.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa task claim --worker w1 --limit 5 --lease 120 --pid 4242")
final class ClaimTasksCommand extends StoaAction {

  @Option(names = "--worker", required = true, paramLabel = "<name>", description = "Who claims.")
  private String worker;

  @Option(names = "--pid", paramLabel = "<number>", description = "The process it runs in.")
  private Long pid;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "1",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Mixin private LeaseOption leaseOption;

  @Override
  protected Answer answer() {
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    AgentTaskWorker claimer =
        CliFailure.checked(() -> new AgentTaskWorker(worker, io.vavr.control.Option.of(pid)));
    AgentTaskLease lease = leaseOption.lease();
    Seq<AgentTask> claimed = workspace().use(stoa -> stoa.tasks().claim(claimer, limit, lease));
    return TaskView.answer(claimed, "Nothing is pending.\n");
  }
}
