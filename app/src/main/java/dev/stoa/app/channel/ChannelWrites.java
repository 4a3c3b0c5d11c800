package dev.stoa.app.channel;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.application.channel.HandOffRequest;
import dev.stoa.application.channel.Post;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffStatus;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A channel with messages that were read and a hand-off, and a message in a channel of all keys.
 */
public final class ChannelWrites implements TorturedContext {

  private static final String SHARED = "torture-channel";
  private static final String MESSAGES = "messages of " + SHARED;
  private static final String READER = "torture-reader";
  private static final String AUTHOR = "torture-author";

  @Override
  public void write(Workspace workspace, String key) {
    AgentId author = done(workspace.agents().registerIfAbsent(AUTHOR, "torture")).id();
    AgentId reader = done(workspace.agents().registerIfAbsent(READER, "torture")).id();
    Channel channel = done(workspace.channels().create(key));
    contents(key)
        .forEach(text -> done(workspace.channels().post(Post.of(channel.id(), author, text))));
    done(workspace.channels().receive(reader, channel.id(), 10));
    HandOff work =
        done(workspace.handOffs().offer(HandOffRequest.of(channel.id(), author, reader, key)));
    done(workspace.handOffs().acknowledge(work.id(), reader));
    done(workspace.handOffs().close(work.id(), reader));
    Channel shared =
        workspace
            .channels()
            .resolve(SHARED)
            .getOrElse(() -> done(workspace.channels().create(SHARED)));
    done(
        workspace
            .channels()
            .post(Post.of(shared.id(), author, key).withId(new ChannelMessageId(key))));
  }

  private static Seq<String> contents(String key) {
    return List.of("first of " + key, "second of " + key);
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    Option<Channel> channel = workspace.channels().resolve(key).toOption();
    return List.of(
        workspace
            .channels()
            .message(new ChannelMessageId(key))
            .exists(message -> message.content().equals(key)),
        channel.exists(
            one ->
                workspace
                    .channels()
                    .history(one.id(), PageRequest.first())
                    .items()
                    .map(ChannelMessage::content)
                    .equals(contents(key))),
        channel.exists(one -> done(workspace.channels().unread(READER, key)) == 0),
        channel.exists(
            one ->
                workspace
                    .handOffs()
                    .inChannel(one.id(), PageRequest.first())
                    .items()
                    .map(HandOff::status)
                    .equals(List.of(HandOffStatus.CLOSED))));
  }

  @Override
  public Map<String, Function<Workspace, Long>> counters() {
    return HashMap.of(
        MESSAGES,
        workspace ->
            workspace
                .channels()
                .resolve(SHARED)
                .map(channel -> workspace.channels().count(channel.id()))
                .getOrElse(0L));
  }
}
