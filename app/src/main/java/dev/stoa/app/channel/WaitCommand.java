package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Waits for messages, receives them and moves the bookmark. */
@Command(
    name = "wait",
    description = "Waits for messages, receives them and moves the bookmark.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel wait ops --as sentinel --timeout 30",
    })
final class WaitCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<channel>", description = "Its name or its id.")
  private String channel;

  @Option(
      names = "--as",
      required = true,
      paramLabel = "<agent>",
      description = "The acting agent: an identity, an id, or a unique suffix of an id.")
  private String as;

  @Option(
      names = "--timeout",
      paramLabel = "<seconds>",
      defaultValue = "60",
      description = "Timeout in seconds (${DEFAULT-VALUE}).")
  private long timeout;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "100",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    return MessageView.answer(
        used(
            stoa ->
                done(
                    stoa.channels()
                        .await(
                            agent(stoa, as),
                            channel(stoa, channel),
                            limit,
                            Duration.ofSeconds(timeout)))));
  }
}
