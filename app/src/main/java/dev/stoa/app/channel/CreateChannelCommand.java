package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.domain.channel.ChannelName;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Opens a channel. */
@Command(
    name = "create",
    description = "Creates a channel.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel create ops --topic 'What runs, what broke'",
    })
final class CreateChannelCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<name>", description = "Unique; a leading # is removed.")
  private String name;

  @Option(names = "--topic", paramLabel = "<text>", description = "What it is about.")
  private String topic;

  @Override
  protected Answer answer() {
    return whole(
        used(
            stoa ->
                done(
                    stoa.channels()
                        .create(new ChannelName(name), io.vavr.control.Option.of(topic)))));
  }
}
