package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.kernel.Refusal;
import io.vavr.control.Either;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Gives work to an agent. */
@Command(
    name = "create",
    description = "Adds a task for an agent to the queue.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa task create --agent zealot 'Summarise the thread'",
      "  stoa task create --agent zealot --channel ops --attempts 1 'Send the report'",
    })
final class CreateTaskCommand extends StoaAction {

  @Parameters(paramLabel = "<input>", description = "The input of the task.")
  private String input;

  @Option(
      names = "--agent",
      required = true,
      paramLabel = "<agent>",
      description = "Whose work it is: identity, id, or an end of its id.")
  private String agent;

  @Option(
      names = "--channel",
      paramLabel = "<channel>",
      description = "Where it was asked for: name or id.")
  private String channel;

  @Option(
      names = "--attempts",
      paramLabel = "<count>",
      defaultValue = "3",
      description = "Maximum number of attempts (${DEFAULT-VALUE}).")
  private int attempts;

  @Override
  protected Answer answer() {
    return TaskView.answer(CliFailure.checked(() -> workspace().use(this::created)));
  }

  private AgentTask created(Stoa stoa) {
    AgentTaskOrder order =
        AgentTaskOrder.of(done(stoa.agents().resolve(agent)).id(), input).attempts(attempts);
    return done(
        stoa.tasks()
            .create(
                channel == null ? order : order.in(done(stoa.channels().resolve(channel)).id())));
  }

  private static <T> T done(Either<? extends Refusal, T> outcome) {
    return outcome.getOrElseThrow(CliFailure::refused);
  }
}
