package dev.stoa.actions.channel;

import dev.stoa.actions.shape.View;
import dev.stoa.actions.trust.Trusted;
import dev.stoa.application.channel.ChannelMember;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.UnreadChannel;
import dev.stoa.domain.trust.ItemKind;

/** How callers see channels, their messages and the work that is handed over in them. */
final class ChannelViews {

  static final View<Channel> CHANNEL =
      View.of(Channel.class)
          .rename("id", "channel_id")
          .note("last_sequence", "The number of the last message ever posted.");

  static final View<UnreadChannel> UNREAD =
      View.of(UnreadChannel.class, "Unread")
          .flatten("channel", CHANNEL)
          .leaveOut("created_at", "archived_at", "pinned_at", "last_sequence")
          .before("unread", "last_message_at");

  static final View<ChannelMember> MEMBER =
      View.of(ChannelMember.class, "Member").rename("id", "agent_id");

  static final View<ChannelMessage> MESSAGE =
      View.of(ChannelMessage.class, "Message")
          .rename("id", "message_id")
          .rename("channel", "channel_id")
          .note("sequence", "Its number in the channel.")
          .rename("author", "agent")
          .agent("agent", "The identity of its author.")
          .method("mentions", "mentions")
          .note("mentions", "The names that it mentions.")
          .before("mentions", "created_at");

  /** As lists have it, and who asks for one. */
  static final View<ChannelMessage> LISTED =
      Trusted.marked("ListedMessage", MESSAGE, ItemKind.MESSAGE, ChannelMessage::id);

  static final View<HandOff> HAND_OFF =
      View.of(HandOff.class)
          .rename("id", "hand_off_id")
          .rename("channel", "channel_id")
          .agent("from", "The identity of the sender.")
          .agent("to", "The identity of the receiver.")
          .rename("message", "message_id");

  private ChannelViews() {}
}
