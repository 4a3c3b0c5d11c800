package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.application.channel.HandOffRequest;
import dev.stoa.domain.channel.ChannelMessageId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Hands work to another agent. */
@Command(
    name = "offer",
    description = "Hands work to another agent.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel handoff offer ops 'Fix the build' --as zealot --to sentinel --message m1",
    })
final class OfferHandOffCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<channel>", description = "Its name or its id.")
  private String channel;

  @Parameters(index = "1", paramLabel = "<summary>", description = "The input of the task.")
  private String summary;

  @Option(
      names = "--as",
      required = true,
      paramLabel = "<agent>",
      description = "The acting agent: an identity, an id, or a unique suffix of an id.")
  private String as;

  @Option(names = "--to", required = true, paramLabel = "<agent>", description = "Who is to do it.")
  private String to;

  @Option(names = "--message", paramLabel = "<id>", description = "The message it is about.")
  private String message;

  @Override
  protected Answer answer() {
    return HandOffView.answer(
        used(
            stoa -> {
              HandOffRequest request =
                  HandOffRequest.of(
                      channel(stoa, channel), agent(stoa, as), agent(stoa, to), summary);
              return done(
                  stoa.handOffs()
                      .offer(
                          message == null
                              ? request
                              : request.about(new ChannelMessageId(message))));
            }));
  }
}
