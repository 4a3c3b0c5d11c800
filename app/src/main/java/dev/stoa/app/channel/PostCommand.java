package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.application.channel.Post;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Posts a message to a channel. */
@Command(
    name = "post",
    description = "Posts a message to a channel.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel post ops 'The build is green, @sentinel' --as zealot",
      "  stoa channel post ops done --as zealot --id run-7",
    })
final class PostCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<channel>", description = "Its name or its id.")
  private String channel;

  @Parameters(index = "1", paramLabel = "<content>", description = "The content of the message.")
  private String content;

  @Option(
      names = "--as",
      required = true,
      paramLabel = "<agent>",
      description = "The acting agent: an identity, an id, or a unique suffix of an id.")
  private String as;

  @Option(
      names = "--id",
      paramLabel = "<id>",
      description = "A message id; posting again with the same id changes nothing.")
  private String id;

  @Override
  protected Answer answer() {
    ChannelMessage posted =
        used(
            stoa -> {
              Post post = Post.of(channel(stoa, channel), agent(stoa, as), content);
              return done(
                  stoa.channels().post(id == null ? post : post.withId(new ChannelMessageId(id))));
            });
    return MessageView.one(posted);
  }
}
