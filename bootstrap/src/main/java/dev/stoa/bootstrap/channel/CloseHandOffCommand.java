package dev.stoa.bootstrap.channel;

import dev.stoa.bootstrap.cli.Answer;
import dev.stoa.domain.channel.HandOffId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The receiver is done with the work. */
@Command(
    name = "close",
    description = "The receiver is done with the work.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel handoff close h1 --as sentinel",
    })
final class CloseHandOffCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<hand-off>", description = "Its id.")
  private String handOff;

  @Option(
      names = "--as",
      required = true,
      paramLabel = "<agent>",
      description = "Who does it: an identity, an id, or an end of an id that only one has.")
  private String as;

  @Override
  protected Answer answer() {
    return HandOffView.answer(
        used(stoa -> done(stoa.handOffs().close(new HandOffId(handOff), agent(stoa, as)))));
  }
}
