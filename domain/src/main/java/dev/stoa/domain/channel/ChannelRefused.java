package dev.stoa.domain.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.ReferenceLookup;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import io.vavr.collection.Seq;

/** Why a channel operation was refused. Each is a normal result, not an exception. */
public sealed interface ChannelRefused extends Refusal {

  /** No channel has this id. */
  @RefusalCode("channel.unknown_channel")
  record UnknownChannel(ChannelId id) implements ChannelRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "channel_id " + id + " names no channel: create it first, or list the channels";
    }
  }

  /** No channel has this id or name, or an id that ends with it. */
  @RefusalCode("channel.unknown")
  record Unknown(String reference, Seq<String> nearest) implements ChannelRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return ReferenceLookup.unknown(
          "channel", reference, nearest, "list the channels, or create it");
    }
  }

  /** Several ids end with the text. */
  @RefusalCode("channel.ambiguous")
  record Ambiguous(String reference, Seq<Channel> candidates)
      implements ChannelRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return ReferenceLookup.ambiguous(
          "channel",
          reference,
          candidates.map(channel -> channel.id() + " (" + channel.name() + ")"));
    }
  }

  /** Another channel, perhaps an archived one, goes by this name. */
  @RefusalCode("channel.name_taken")
  record NameTaken(ChannelName name, boolean archived) implements ChannelRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "name "
          + name
          + (archived
              ? " belongs to an archived channel: restore that one, or choose another name"
              : " is taken: choose another name");
    }
  }

  /** The channel takes no messages. */
  @RefusalCode("channel.archived")
  record Archived(ChannelName name) implements ChannelRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "channel " + name + " is archived: restore it first";
    }
  }

  /** The acting agent is unknown or archived. */
  record NoAgent(Refusal reason) implements ChannelRefused, Refusal.PassedOn {}

  /** No live agent has this id. */
  @RefusalCode("channel.unknown_agent")
  record UnknownAgent(AgentId id) implements ChannelRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "agent_id " + id + " names no live agent: register it, or restore it";
    }
  }

  /** No message has this id. */
  @RefusalCode("channel.unknown_message")
  record UnknownMessage(ChannelMessageId id) implements ChannelRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "message_id " + id + " names no message: receive or export to find it";
    }
  }

  /** The message is in another channel. */
  @RefusalCode("channel.message_elsewhere")
  record MessageElsewhere(ChannelMessageId id, ChannelId channel)
      implements ChannelRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "message_id " + id + " is not in channel " + channel + ": name one of its messages";
    }
  }

  /** More posts than one batch may bring. */
  @RefusalCode("channel.too_many")
  record TooMany(int count, int most) implements ChannelRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "posts has " + count + " messages, more than " + most + ": split it into several";
    }
  }

  /** The chosen id belongs to a message that says something else. */
  @RefusalCode("channel.message_id_taken")
  record MessageIdTaken(ChannelMessageId id) implements ChannelRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "message_id "
          + id
          + " is taken by another message: choose a new id, or resend the same message";
    }
  }
}
