package dev.stoa.application.channel;

import dev.stoa.application.agent.FindAgent;
import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.channel.Bookmarks;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelKey;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.ChannelQuery;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.Channels;
import dev.stoa.domain.channel.ExportFormat;
import dev.stoa.domain.channel.SentPosition;
import dev.stoa.domain.channel.UnreadChannel;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Operations on channels: create, post, receive, wait and export. */
public final class ChannelOperations {

  private final UnitOfWork unitOfWork;
  private final Channels channels;
  private final ChannelMessages messages;
  private final Bookmarks bookmarks;
  private final InstantSource clock;
  private final IdSource ids;
  private final ChangeChannel change;
  private final FindChannel resolve;
  private final FindAgent agents;
  private final ReadChannels read;
  private final PostMessage post;
  private final PostMessages postAll;
  private final ReceiveMessages receive;
  private final AwaitMessages await;
  private final DeleteFromChannel delete;
  private final ExportChannel export;

  /** For one workspace, with its clock and id source. */
  public <S extends ChannelStorage & AgentStorage & AuditStorage & TrustStorage> ChannelOperations(
      S storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.channels = storage.channels();
    this.messages = storage.channelMessages();
    this.bookmarks = storage.bookmarks();
    this.clock = clock;
    this.ids = ids;
    AppendAudit audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.change = new ChangeChannel(channels, audit, clock);
    this.resolve = new FindChannel(channels);
    this.agents = new FindAgent(storage.agents());
    this.read = new ReadChannels(storage);
    this.post = new PostMessage(storage, clock, ids);
    this.postAll = new PostMessages(storage, clock, ids);
    this.receive = new ReceiveMessages(storage);
    this.await = new AwaitMessages(storage, receive);
    this.delete = new DeleteFromChannel(storage, audit);
    this.export = new ExportChannel(storage);
  }

  /** Creates a channel, audited; no channel, live or archived, may have its name. */
  public Either<ChannelRefused, Channel> create(ChannelName name, String topic) {
    return create(name, Option.some(topic));
  }

  /** As above, without a topic. */
  public Either<ChannelRefused, Channel> create(ChannelName name) {
    return create(name, Option.none());
  }

  /** As above, by its name as text. */
  public Either<ChannelRefused, Channel> create(String name) {
    return create(new ChannelName(name));
  }

  private Either<ChannelRefused, Channel> create(ChannelName name, Option<String> topic) {
    return unitOfWork.write(() -> change.create(new ChannelId(ids.next()), name, topic));
  }

  /** The channel of this id. */
  public Option<Channel> find(ChannelId id) {
    return unitOfWork.read(() -> channels.find(id));
  }

  /**
   * The channel that is meant, archived or not: by its id, its name, or an end of its id (six
   * characters or more) that only one has.
   */
  public Either<ChannelRefused, Channel> resolve(String channel) {
    return unitOfWork.read(() -> resolve.find(channel));
  }

  /** Channels, pinned ones first, then by name. */
  public Page<Channel, ChannelKey> list(ChannelQuery query) {
    return query.page().page(unitOfWork.read(() -> channels.page(query)), ChannelKey::of);
  }

  /** Renames a channel, audited; its own name is accepted. */
  public Either<ChannelRefused, Channel> rename(ChannelId id, ChannelName name) {
    return unitOfWork.write(() -> change.rename(id, name));
  }

  /** Sets the topic of a channel. */
  public Either<ChannelRefused, Channel> topic(ChannelId id, String topic) {
    return changed(id, channel -> channel.about(Option.some(topic)));
  }

  /** Removes the topic of a channel. */
  public Either<ChannelRefused, Channel> withoutTopic(ChannelId id) {
    return changed(id, channel -> channel.about(Option.none()));
  }

  /** Pins a channel, so that lists show it first; a pinned one stays as it is. */
  public Either<ChannelRefused, Channel> pin(ChannelId id) {
    return changed(id, channel -> channel.pin(clock.instant()));
  }

  /** Unpins a channel; one that is not pinned stays as it is. */
  public Either<ChannelRefused, Channel> unpin(ChannelId id) {
    return changed(id, Channel::unpin);
  }

  /**
   * Archives a channel, audited; it takes no new messages and stays readable. An archived one stays
   * as it is.
   */
  public Either<ChannelRefused, Channel> archive(ChannelId id) {
    return unitOfWork.write(() -> change.archive(id));
  }

  /** Restores an archived channel, audited; a live one stays as it is. */
  public Either<ChannelRefused, Channel> restore(ChannelId id) {
    return unitOfWork.write(() -> change.restore(id));
  }

  /** Deletes a channel with everything in it permanently; audited. */
  public Either<ChannelRefused, Channel> delete(ChannelId id, AgentId by) {
    return unitOfWork.write(() -> delete.channel(id, Option.some(by)));
  }

  /** As above, without an agent. */
  public Either<ChannelRefused, Channel> delete(ChannelId id) {
    return unitOfWork.write(() -> delete.channel(id, Option.none()));
  }

  /**
   * Deletes a message permanently; its number is not reused, and bookmarks do not move; audited.
   */
  public Either<ChannelRefused, ChannelMessage> deleteMessage(ChannelMessageId id, AgentId by) {
    return unitOfWork.write(() -> delete.message(id, Option.some(by)));
  }

  /** As above, without an agent. */
  public Either<ChannelRefused, ChannelMessage> deleteMessage(ChannelMessageId id) {
    return unitOfWork.write(() -> delete.message(id, Option.none()));
  }

  /** Posts a message; posting it again with the same chosen id returns the existing message. */
  public Either<ChannelRefused, ChannelMessage> post(Post message) {
    return unitOfWork.write(() -> post.post(message));
  }

  /** As above; both are named as {@link #resolve} and its sibling for agents find them. */
  public Either<ChannelRefused, ChannelMessage> post(
      String channel, String author, String content) {
    return unitOfWork.write(
        () ->
            located(author, channel)
                .map(found -> Post.of(found._2, found._1, content))
                .flatMap(post::post));
  }

  /**
   * Posts all messages in order, or none, with the same results as {@link #post} one by one. At
   * most {@link Post#MAX_BATCH}.
   */
  public Either<ChannelRefused, Seq<ChannelMessage>> postAll(Iterable<Post> posts) {
    Seq<Post> all = Vector.ofAll(posts);
    return unitOfWork.write(() -> postAll.post(all));
  }

  /** The message of this id. */
  public Option<ChannelMessage> message(ChannelMessageId id) {
    return unitOfWork.read(() -> messages.find(id));
  }

  /** All messages, oldest first; moves no bookmark. */
  public Page<ChannelMessage, Long> history(ChannelId channel, PageRequest<Long> page) {
    return page(
        page,
        ChannelMessage::sequence,
        () -> messages.after(channel, page.after().getOrElse(0L), page.limit()));
  }

  /** All messages, newest first; moves no bookmark. The next page begins before its next. */
  public Page<ChannelMessage, Long> newest(ChannelId channel, PageRequest<Long> page) {
    return page(
        page,
        ChannelMessage::sequence,
        () -> messages.before(channel, page.after().getOrElse(Long.MAX_VALUE), page.limit()));
  }

  /**
   * The messages sent at an instant or later, oldest first; {@link #history} continues after its
   * {@code next}.
   */
  public Page<ChannelMessage, Long> since(ChannelId channel, Instant instant, int size) {
    PageRequest<Long> page = PageRequest.first(size);
    return page(
        page,
        ChannelMessage::sequence,
        () -> messages.after(channel, read.lastBefore(channel, instant), size));
  }

  /** What an agent has posted in all channels, by channel id, then oldest first. */
  public Page<ChannelMessage, SentPosition> sentBy(AgentId author, PageRequest<SentPosition> page) {
    return page(page, SentPosition::of, () -> messages.sentBy(author, page.after(), page.limit()));
  }

  /** As above; the author by its id, its identity or a suffix of its id. */
  public Either<ChannelRefused, Page<ChannelMessage, SentPosition>> sentBy(
      String author, PageRequest<SentPosition> page) {
    return agent(author).map(found -> sentBy(found, page));
  }

  /** The number of messages in a channel. */
  public long count(ChannelId channel) {
    return unitOfWork.read(() -> messages.count(channel));
  }

  /**
   * Messages by others after the reader's bookmark, oldest first, up to a limit. The bookmark moves
   * in the same unit of work, so each is received once. Call it until it returns nothing.
   */
  public Either<ChannelRefused, Seq<ChannelMessage>> receive(
      AgentId reader, ChannelId channel, int limit) {
    Page.checkedSize(limit);
    return unitOfWork.write(() -> receive.receive(reader, channel, limit));
  }

  /** As above; both by id, name or a suffix of the id. */
  public Either<ChannelRefused, Seq<ChannelMessage>> receive(
      String reader, String channel, int limit) {
    return both(reader, channel).flatMap(found -> receive(found._1, found._2, limit));
  }

  /** As {@link #receive}, but waits for messages; empty after the timeout. */
  public Either<ChannelRefused, Seq<ChannelMessage>> await(
      AgentId reader, ChannelId channel, int limit, Duration timeout) {
    Page.checkedSize(limit);
    return await.await(reader, channel, limit, timeout);
  }

  /** As above; both by id, name or a suffix of the id. */
  public Either<ChannelRefused, Seq<ChannelMessage>> await(
      String reader, String channel, int limit, Duration timeout) {
    return both(reader, channel).flatMap(found -> await(found._1, found._2, limit, timeout));
  }

  /** The number of unread messages by others. */
  public long unread(AgentId reader, ChannelId channel) {
    return unitOfWork.read(() -> bookmarks.unread(reader, channel));
  }

  /** As above; both by id, name or a suffix of the id. */
  public Either<ChannelRefused, Long> unread(String reader, String channel) {
    return both(reader, channel).map(found -> unread(found._1, found._2));
  }

  /** Live channels with unread messages, newest activity first. */
  public Page<UnreadChannel, TimePosition<ChannelId>> inbox(
      AgentId reader, PageRequest<TimePosition<ChannelId>> page) {
    return unitOfWork.read(() -> read.inbox(reader, page));
  }

  /** As above; the reader by its id, its identity or a suffix of its id. */
  public Either<ChannelRefused, Page<UnreadChannel, TimePosition<ChannelId>>> inbox(
      String reader, PageRequest<TimePosition<ChannelId>> page) {
    return agent(reader).map(found -> inbox(found, page));
  }

  /** The agents that have posted in a channel, ordered by id. */
  public Page<ChannelMember, AgentId> members(ChannelId channel, PageRequest<AgentId> page) {
    return page(page, ChannelMember::id, () -> read.members(channel, page));
  }

  /** The identities of agents, archived ones too; an unknown agent is left out. */
  public Map<AgentId, String> identities(Iterable<AgentId> ofAgents) {
    return unitOfWork.read(() -> read.identities(Vector.ofAll(ofAgents)));
  }

  /** The live agents that a message mentions by their identity. */
  public Seq<AgentId> mentioned(ChannelMessage message) {
    return unitOfWork.read(() -> read.mentioned(message));
  }

  /** Streams a channel, archived or not, from one snapshot; returns the number of messages. */
  public Either<ChannelRefused, Long> export(
      ChannelId channel, ExportFormat format, Consumer<String> out) {
    return unitOfWork.snapshot(() -> export.export(channel, format, out));
  }

  private Either<ChannelRefused, Channel> changed(ChannelId id, UnaryOperator<Channel> rule) {
    return unitOfWork.write(() -> change.change(id, rule));
  }

  private <T, K> Page<T, K> page(
      PageRequest<K> page, Function<T, K> key, Supplier<Seq<T>> question) {
    return page.page(unitOfWork.read(question), key);
  }

  private Either<ChannelRefused, AgentId> agent(String reference) {
    return unitOfWork.read(() -> live(reference));
  }

  private Either<ChannelRefused, Tuple2<AgentId, ChannelId>> both(String agent, String channel) {
    return unitOfWork.read(() -> located(agent, channel));
  }

  private Either<ChannelRefused, Tuple2<AgentId, ChannelId>> located(String agent, String channel) {
    return resolve
        .find(channel)
        .flatMap(found -> live(agent).map(known -> Tuple.of(known, found.id())));
  }

  private Either<ChannelRefused, AgentId> live(String reference) {
    return agents
        .live(reference)
        .<ChannelRefused>mapLeft(ChannelRefused.NoAgent::new)
        .map(Agent::id);
  }
}
