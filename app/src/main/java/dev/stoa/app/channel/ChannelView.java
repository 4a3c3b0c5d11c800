package dev.stoa.app.channel;

import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.UnreadChannel;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** How channels are shown. */
final class ChannelView {

  private ChannelView() {}

  static Table listed(Seq<Channel> channels) {
    return Table.of("name", "topic", "pinned", "archived", "last message", "id")
        .rows(
            channels,
            channel ->
                new Object[] {
                  channel.name(),
                  channel.topic().getOrNull(),
                  channel.pinnedAt().isDefined() ? "yes" : "",
                  channel.archivedAt().isDefined() ? "yes" : "",
                  text(channel.lastMessageAt()).getOrNull(),
                  channel.id()
                });
  }

  static Table whole(Channel channel) {
    return Table.of("field", "value")
        .row("channel_id", channel.id())
        .row("name", channel.name())
        .row("topic", channel.topic().getOrElse("-"))
        .row("created_at", Instants.text(channel.createdAt()))
        .row("archived_at", text(channel.archivedAt()).getOrElse("-"))
        .row("pinned_at", text(channel.pinnedAt()).getOrElse("-"))
        .row("last_sequence", channel.lastSequence())
        .row("last_message_at", text(channel.lastMessageAt()).getOrElse("-"));
  }

  static Table inbox(Seq<UnreadChannel> rows) {
    return Table.of("channel", "unread", "last message")
        .rows(
            rows,
            row ->
                new Object[] {
                  row.channel().name(),
                  row.unread(),
                  text(row.channel().lastMessageAt()).getOrNull()
                });
  }

  static JsonObject json(Channel channel) {
    return members(channel).object();
  }

  static JsonObject json(UnreadChannel row) {
    return members(row.channel()).with("unread", row.unread()).object();
  }

  static Option<String> text(Option<Instant> instant) {
    return instant.map(Instants::text);
  }

  private static JsonMembers members(Channel channel) {
    return new JsonMembers()
        .with("channel_id", channel.id().value())
        .with("name", channel.name().value())
        .withText("topic", channel.topic())
        .with("created_at", Instants.text(channel.createdAt()))
        .withText("archived_at", text(channel.archivedAt()))
        .withText("pinned_at", text(channel.pinnedAt()))
        .with("last_sequence", channel.lastSequence())
        .withText("last_message_at", text(channel.lastMessageAt()));
  }
}
