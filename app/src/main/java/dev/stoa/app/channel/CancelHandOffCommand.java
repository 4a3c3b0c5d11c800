package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.domain.channel.HandOffId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The sender takes the work back. */
@Command(
    name = "cancel",
    description = "Cancels a hand-off, as its sender.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel handoff cancel h1 --as sentinel",
    })
final class CancelHandOffCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<hand-off>", description = "Its id.")
  private String handOff;

  @Option(
      names = "--as",
      required = true,
      paramLabel = "<agent>",
      description = "The acting agent: an identity, an id, or a unique suffix of an id.")
  private String as;

  @Override
  protected Answer answer() {
    return HandOffView.answer(
        used(stoa -> done(stoa.handOffs().cancel(new HandOffId(handOff), agent(stoa, as)))));
  }
}
