package dev.stoa.bootstrap.agent;

import dev.stoa.bootstrap.cli.Answer;
import dev.stoa.bootstrap.cli.CliFailure;
import dev.stoa.bootstrap.cli.StoaAction;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.channel.ChannelId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Gives work to an agent. */
@Command(
    name = "create",
    description = "Puts work for an agent at the end of the queue.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa task create --agent a1 'Summarise the thread'",
      "  stoa task create --agent a1 --channel c7 --attempts 1 'Send the report'",
    })
final class CreateTaskCommand extends StoaAction {

  @Parameters(paramLabel = "<input>", description = "What is to be done.")
  private String input;

  @Option(
      names = "--agent",
      required = true,
      paramLabel = "<id>",
      description = "Whose work it is.")
  private String agent;

  @Option(names = "--channel", paramLabel = "<id>", description = "Where it was asked for.")
  private String channel;

  @Option(
      names = "--attempts",
      paramLabel = "<count>",
      defaultValue = "3",
      description = "How often it may be tried (${DEFAULT-VALUE}).")
  private int attempts;

  @Override
  protected Answer answer() {
    AgentTaskOrder order = CliFailure.checked(this::order);
    AgentTask task =
        workspace().use(stoa -> stoa.tasks().create(order)).getOrElseThrow(CliFailure::refused);
    return TaskView.answer(task);
  }

  private AgentTaskOrder order() {
    AgentTaskOrder order = AgentTaskOrder.of(new AgentId(agent), input).attempts(attempts);
    return channel == null ? order : order.in(new ChannelId(channel));
  }
}
