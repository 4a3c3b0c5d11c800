package dev.stoa.testkit.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.SentPosition;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.Tuple;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Comparator;

/** The messages of each channel in a sorted map. */
public final class InMemoryChannelMessages implements ChannelMessages {

  private final ChannelCells cells;

  public InMemoryChannelMessages(ChannelCells cells) {
    this.cells = cells;
  }

  @Override
  public void append(ChannelMessage message) {
    cells.byId.requireWriting();
    if (find(message.id()).isDefined()
        || cells.in(message.channel()).containsKey(message.sequence())) {
      throw new StorageException("the workspace holds message " + message.id() + " already");
    }
    if (!cells.channels.get().containsKey(message.channel()) || !cells.knows(message.author())) {
      throw new StorageException("message " + message.id() + " has no channel or no author");
    }
    cells.byId.update(all -> all.put(message.id(), message));
    cells.messages.update(
        all ->
            all.put(
                message.channel(), cells.in(message.channel()).put(message.sequence(), message)));
  }

  @Override
  public void appendAll(Seq<ChannelMessage> messages) {
    messages.forEach(this::append);
  }

  @Override
  public Map<ChannelMessageId, ChannelMessage> find(Seq<ChannelMessageId> ids) {
    return HashMap.ofEntries(
        ids.distinct().flatMap(id -> find(id).map(message -> Tuple.of(id, message))));
  }

  @Override
  public Option<ChannelMessage> find(ChannelMessageId id) {
    return cells.byId.get().get(id);
  }

  @Override
  public Option<ChannelMessage> lock(ChannelMessageId id) {
    cells.byId.requireWriting();
    return find(id);
  }

  @Override
  public Map<ChannelMessageId, ChannelMessage> lock(Seq<ChannelMessageId> ids) {
    cells.byId.requireWriting();
    return find(ids);
  }

  @Override
  public Seq<ChannelMessage> after(ChannelId channel, long sequence, int limit) {
    return cells
        .in(channel)
        .values()
        .filter(message -> message.sequence() > sequence)
        .take(limit)
        .toVector();
  }

  @Override
  public Seq<ChannelMessage> before(ChannelId channel, long sequence, int limit) {
    return after(channel, 0, Integer.MAX_VALUE)
        .filter(message -> message.sequence() < sequence)
        .reverse()
        .take(limit);
  }

  @Override
  public Seq<ChannelMessage> othersAfter(
      ChannelId channel, AgentId reader, long sequence, int limit) {
    return after(channel, sequence, Integer.MAX_VALUE)
        .reject(message -> message.author().equals(reader))
        .take(limit);
  }

  @Override
  public Seq<ChannelMessage> sentBy(AgentId author, Option<SentPosition> after, int limit) {
    Comparator<SentPosition> order =
        Comparator.comparing((SentPosition one) -> one.channel().value(), ChannelCells.KEY_ORDER)
            .thenComparing(SentPosition::sequence);
    return cells
        .byId
        .get()
        .values()
        .toVector()
        .filter(message -> message.author().equals(author))
        .filter(
            message -> after.forAll(place -> order.compare(place, SentPosition.of(message)) < 0))
        .sorted(Comparator.comparing(SentPosition::of, order))
        .take(limit);
  }

  @Override
  public Option<ChannelMessage> latestOf(AgentId author) {
    return sentBy(author, Option.none(), Integer.MAX_VALUE)
        .maxBy(
            Comparator.comparing(ChannelMessage::createdAt)
                .thenComparing(message -> message.id().value(), ChannelCells.KEY_ORDER));
  }

  @Override
  public long count(ChannelId channel) {
    return cells.in(channel).size();
  }

  @Override
  public Seq<AgentId> authors(ChannelId channel, Option<AgentId> after, int limit) {
    return cells
        .in(channel)
        .values()
        .map(message -> message.author().value())
        .toSet()
        .filter(id -> after.forAll(key -> ChannelCells.KEY_ORDER.compare(id, key.value()) > 0))
        .toVector()
        .sorted(ChannelCells.KEY_ORDER)
        .take(limit)
        .map(AgentId::new);
  }

  @Override
  public SearchSource source() {
    return SearchSource.MESSAGE;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return cells
        .byId
        .get()
        .values()
        .filter(message -> message.sequence() <= reached(message.channel()))
        .map(this::document)
        .filter(one -> after.forAll(id -> ChannelCells.KEY_ORDER.compare(one.id(), id) > 0))
        .toVector()
        .sorted(Comparator.comparing(SearchDocument::id, ChannelCells.KEY_ORDER))
        .take(limit);
  }

  @Override
  public boolean isWaiting() {
    return waiting().nonEmpty();
  }

  @Override
  public Seq<SearchDocument> takeWaiting(int limit) {
    cells.byId.requireWriting();
    Seq<ChannelMessage> taken = waiting().take(limit);
    cells.indexed.update(
        all ->
            taken.foldLeft(
                all, (reached, message) -> reached.put(message.channel(), message.sequence())));
    return taken.map(this::document);
  }

  private SearchDocument document(ChannelMessage message) {
    return message.document(cells.agents.find(message.author()).get().identity().value());
  }

  private long reached(ChannelId channel) {
    return cells.indexed.get().getOrElse(channel, 0L);
  }

  /** In the order of their channels and numbers. */
  private Seq<ChannelMessage> waiting() {
    return cells
        .byId
        .get()
        .values()
        .filter(message -> message.sequence() > reached(message.channel()))
        .toVector()
        .sorted(
            Comparator.<ChannelMessage, String>comparing(
                    message -> message.channel().value(), ChannelCells.KEY_ORDER)
                .thenComparing(ChannelMessage::sequence));
  }

  @Override
  public void remove(ChannelMessage message) {
    cells.remove(message);
  }
}
