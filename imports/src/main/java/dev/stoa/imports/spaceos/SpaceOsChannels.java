package dev.stoa.imports.spaceos;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelBuilder;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.Channels;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The channels of space-os, their messages, and how far agents have read. */
final class SpaceOsChannels {

  private record Seen(AgentId agent, ChannelId channel, Option<ChannelMessage> last) {}

  private final ImportRun run;
  private final ForeignStore store;
  private final KnownIds known;
  private final Channels channels;
  private final ChannelMessages messages;
  private final Map<ChannelId, Channel> ends = new HashMap<>();

  SpaceOsChannels(ImportRun run, ForeignStore store, KnownIds known) {
    this.run = run;
    this.store = store;
    this.known = known;
    this.channels = run.storage().channels();
    this.messages = run.storage().channelMessages();
  }

  void run() {
    run.table(store, "channels", "channels")
        .key("channel_id")
        .intoChecked(this::channel, batch -> batch.map(this::keep));
    run.table(store, "messages", "messages of channels")
        .key("message_id")
        .orderedBy("created_at")
        .intoChecked(this::message, this::append);
    run.table(store, "bookmarks", "bookmarks of channels")
        .key("agent_id", "channel_id")
        .into(
            this::bookmark,
            batch ->
                batch.forEach(
                    one ->
                        run.storage()
                            .bookmarks()
                            .move(
                                one.agent(),
                                one.channel(),
                                one.last().map(ChannelMessage::sequence).getOrElse(0L),
                                one.last().map(ChannelMessage::id))));
  }

  private Channel channel(ForeignRow row) {
    String name = row.required("name").strip();
    String word = name.replaceAll("\\s", "-");
    if (!word.equals(name)) {
      run.remark("the channel \"" + name + "\" is called " + word + " here");
    }
    return ChannelBuilder.builder()
        .id(new ChannelId(row.required("channel_id")))
        .name(new ChannelName(word))
        .topic(row.nonBlank("topic"))
        .createdAt(run.stamps().require(row, "created_at"))
        .archivedAt(run.stamps().read(row, "archived_at"))
        .pinnedAt(run.stamps().read(row, "pinned_at"))
        .lastSequence(0)
        .lastMessageAt(Option.none())
        .build();
  }

  private Option<String> keep(Channel channel) {
    if (channels.find(channel.id()).isDefined()) {
      return Option.some("a channel with this id is here already");
    }
    if (channels.lockName(channel.name()).isDefined()) {
      return Option.some("a channel named " + channel.name() + " is here already");
    }
    channels.add(channel);
    return Option.none();
  }

  /** The number is that of the place in the batch until it is appended. */
  private ChannelMessage message(ForeignRow row) {
    return new ChannelMessage(
        new ChannelMessageId(row.required("message_id")),
        known.channel(row.required("channel_id")),
        1,
        known.agent(row.required("agent_id")),
        ChannelMessage.checkedContent(row.required("content")),
        run.stamps().require(row, "created_at"));
  }

  /** Times grow with the numbers of messages. */
  private Seq<Option<String>> append(Seq<ChannelMessage> batch) {
    Set<ChannelMessageId> existing = messages.find(batch.map(ChannelMessage::id)).keySet();
    List<ChannelMessage> appended = new ArrayList<>();
    List<Option<String>> reasons = new ArrayList<>();
    for (ChannelMessage one : batch) {
      Channel end = ends.computeIfAbsent(one.channel(), id -> channels.lock(id).get());
      if (existing.contains(one.id())) {
        reasons.add(Option.some("a message with this id is here already"));
      } else if (end.lastMessageAt().exists(one.createdAt()::isBefore)) {
        reasons.add(Option.some("it is older than the newest message of its channel"));
      } else {
        long number = end.lastSequence() + 1;
        appended.add(
            new ChannelMessage(
                one.id(), one.channel(), number, one.author(), one.content(), one.createdAt()));
        ends.put(
            one.channel(),
            ChannelBuilder.from(end)
                .lastSequence(number)
                .lastMessageAt(Option.some(one.createdAt()))
                .build());
        reasons.add(Option.none());
      }
    }
    messages.appendAll(Vector.ofAll(appended));
    return Vector.ofAll(reasons);
  }

  private Seen bookmark(ForeignRow row) {
    return new Seen(
        known.agent(row.required("agent_id")),
        known.channel(row.required("channel_id")),
        row.nonBlank("last_seen_id")
            .map(
                id ->
                    messages
                        .find(new ChannelMessageId(id))
                        .getOrElseThrow(
                            () -> new InvalidValue("the message " + id + " is not here"))));
  }
}
