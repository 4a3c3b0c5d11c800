package dev.stoa.testkit.channel;

import dev.stoa.domain.agent.AgentBuilder;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Supplier;

/** Helpers for the contracts of channels: agents, and short methods to post. */
public interface ChannelWorkspace<S extends ChannelStorage & AgentStorage>
    extends WorkspaceContract<S> {

  /** When everything in these contracts begins. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  /** An agent of this identity and nothing else; its id is {@code id-of-<identity>}. */
  default AgentId givenAnAgent(String identity, boolean archived) {
    AgentId id = new AgentId("id-of-" + identity);
    return write(
        () -> {
          storage()
              .agents()
              .add(
                  AgentBuilder.builder()
                      .id(id)
                      .identity(new AgentName(identity))
                      .constitution(Option.none())
                      .model("test")
                      .selfDescription(Option.none())
                      .archivedAt(Option.when(archived, AT))
                      .createdAt(AT)
                      .lastActiveAt(Option.none())
                      .spawnCount(0)
                      .build());
          return id;
        });
  }

  /** A live agent of this identity. */
  default AgentId givenAnAgent(String identity) {
    return givenAnAgent(identity, false);
  }

  /** A new channel; its id is {@code c-<name>}. */
  default ChannelId givenAChannel(String name) {
    ChannelId id = new ChannelId("c-" + name);
    write(
        () -> {
          storage().channels().add(Channel.opened(id, new ChannelName(name), Option.none(), AT));
          return id;
        });
    return id;
  }

  /** A message under the next number, at an offset in seconds. */
  default ChannelMessage givenAMessage(ChannelId channel, AgentId author, String content) {
    return write(
        () -> {
          long number = storage().channels().lockNext(channel, author).get().sequence();
          ChannelMessage message =
              new ChannelMessage(
                  new ChannelMessageId("m-" + channel + "-" + number),
                  channel,
                  number,
                  author,
                  content,
                  AT.plusSeconds(number));
          storage().channelMessages().append(message);
          return message;
        });
  }

  /** Does the work in a separate write unit. */
  default <T> T write(Supplier<T> work) {
    return storage().unitOfWork().run(work);
  }

  /** Asks in a separate read unit. */
  default <T> T read(Supplier<T> question) {
    return storage().unitOfWork().read(question);
  }
}
