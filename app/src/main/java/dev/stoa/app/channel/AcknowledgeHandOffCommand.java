package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.domain.channel.HandOffId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The receiver takes the work up. */
@Command(
    name = "acknowledge",
    description = "Acknowledges work, as its receiver.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel handoff acknowledge h1 --as sentinel",
    })
final class AcknowledgeHandOffCommand extends ChannelAction {

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
        used(stoa -> done(stoa.handOffs().acknowledge(new HandOffId(handOff), agent(stoa, as)))));
  }
}
