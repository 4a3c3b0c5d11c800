package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.application.agent.AgentTaskOperations;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskClaim;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskRefused;
import io.vavr.control.Either;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says that work failed. */
@Command(
    name = "fail",
    description = {
      "Reports that a task failed.",
      "A running task is failed by its worker, who gives --worker and --claim; a pending one by"
          + " anybody."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa task fail t1 --worker w1 --claim 1 --stderr 'no network' --retry",
      "  stoa task fail t1 --worker w1 --claim 1 --stderr 'took 120 s' --timeout",
      "  stoa task fail t2 --stderr 'nobody can do this'",
    })
final class FailTaskCommand extends StoaAction {

  @Parameters(paramLabel = "<task id>", description = "The task.")
  private String task;

  @Option(names = "--worker", paramLabel = "<name>", description = "Who claimed it.")
  private String worker;

  @Option(names = "--claim", paramLabel = "<number>", description = "The number of the claim.")
  private Long number;

  @Mixin private PrintedOptions options;

  @ArgGroup private How how;

  /** What becomes of it; neither means that it has failed for good. */
  private static final class How {
    @Option(names = "--retry", description = "Retry it if attempts are left.")
    private boolean retry;

    @Option(names = "--timeout", description = "It took too long.")
    private boolean timeout;
  }

  @Override
  protected Answer answer() {
    if ((worker == null) != (number == null)) {
      throw CliFailure.usage("--worker and --claim belong together: give both, or neither");
    }
    if (worker == null && how != null) {
      throw CliFailure.usage(
          "--retry and --timeout need --worker and --claim: only who runs it" + " can say so");
    }
    AgentTaskId id = CliFailure.checked(() -> new AgentTaskId(task));
    AgentTaskOutput printed = options.printed();
    return TaskView.answer(
        workspace()
            .use(stoa -> failed(stoa.tasks(), id, printed))
            .getOrElseThrow(CliFailure::refused));
  }

  private Either<AgentTaskRefused, AgentTask> failed(
      AgentTaskOperations tasks, AgentTaskId id, AgentTaskOutput printed) {
    if (worker == null) {
      return tasks.reject(id, printed);
    }
    AgentTaskClaim claim = CliFailure.checked(() -> new AgentTaskClaim(id, worker, number));
    if (how == null) {
      return tasks.fail(claim, printed);
    }
    return how.retry ? tasks.retry(claim, printed) : tasks.timeout(claim, printed);
  }
}
