package dev.stoa.app.channel;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.application.channel.HandOffOperations;
import dev.stoa.application.channel.HandOffRequest;
import dev.stoa.application.channel.Post;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.kernel.Refusal;
import io.vavr.control.Either;

/** Two agents talk, one catches up on what it missed, and work changes hands. */
public final class ChannelDemo implements DemoSection {

  @Override
  public String title() {
    return "Channels and hand-offs";
  }

  @Override
  public void run(DemoContext demo) {
    ChannelOperations channels = demo.stoa().channels();
    AgentId scribe = registered(demo, "scribe");
    AgentId critic = registered(demo, "critic");
    ChannelId release =
        done(channels.create(new ChannelName("release"), "what ships on Friday")).id();
    done(channels.post(Post.of(release, scribe, "The notes are drafted, @critic please read.")));
    done(channels.post(Post.of(release, critic, "Reading.")));
    done(channels.post(Post.of(release, scribe, "No hurry.")));
    demo.run(
        "Two agents post; the critic's unread messages, without its own:",
        "channel.inbox",
        "{'as':'critic'}");
    demo.run(
        "It receives each message once, and its bookmark moves in the same transaction:",
        "channel.receive",
        "{'channel':'release','as':'critic'}");
    handOver(demo, release, scribe, critic);
    done(channels.archive(release));
    demo.show(
        "An archived channel is read, not written:",
        Table.of("post", "answer").row("One more thing.", refusal(channels, release, scribe)));
  }

  private static void handOver(DemoContext demo, ChannelId where, AgentId from, AgentId to) {
    HandOffOperations handOffs = demo.stoa().handOffs();
    HandOff open = done(handOffs.offer(HandOffRequest.of(where, from, to, "Check the figures.")));
    done(handOffs.acknowledge(open.id(), to));
    demo.run(
        "The scribe hands work to the critic, who acknowledges and closes it:",
        "channel.handoff.close",
        "{'hand_off':'" + open.id() + "','as':'critic'}");
  }

  private static String refusal(ChannelOperations channels, ChannelId where, AgentId author) {
    return channels
        .post(Post.of(where, author, "One more thing."))
        .fold(ChannelRefused::sentence, message -> "posted");
  }

  private static AgentId registered(DemoContext demo, String identity) {
    return done(demo.stoa().agents().register(AgentRegistration.of(identity, "claude-4"))).id();
  }

  private static <T> T done(Either<? extends Refusal, T> answer) {
    return answer.getOrElseThrow(CliFailure::refused);
  }
}
