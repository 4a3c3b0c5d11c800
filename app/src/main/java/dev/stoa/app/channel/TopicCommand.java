package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Says what a channel is about, or nothing in particular. */
@Command(
    name = "topic",
    description = "Sets or removes the topic of a channel.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel topic ops 'What broke'",
      "  stoa channel topic ops",
    })
final class TopicCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<channel>", description = "Its name or its id.")
  private String channel;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "<topic>",
      description = "An empty topic removes it.")
  private String topic;

  @Override
  protected Answer answer() {
    return whole(
        used(
            stoa ->
                done(
                    stoa.channels()
                        .topic(channel(stoa, channel), io.vavr.control.Option.of(topic)))));
  }
}
