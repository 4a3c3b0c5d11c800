package dev.stoa.application.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.ChannelQuery;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.ExportFormat;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffRefused;
import dev.stoa.domain.channel.HandOffStatus;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The operations on channels. */
final class ChannelOperationsTest extends SomeChannels {

  private HandOffOperations handOffs() {
    return new HandOffOperations(storage(), this::tick, this::id);
  }

  @Test
  void onlyWhatIsNewerThanTheBookmarkIsReceived() {
    ChannelId ops = created("ops");
    AgentId writer = givenAnAgent("writer");
    AgentId reader = givenAnAgent("reader");
    posted(ops, writer, "first message");
    assertEquals(Vector.of("first message"), received(reader, ops));
    assertEquals(Vector.empty(), received(reader, ops), "the second time there is nothing");
    posted(ops, writer, "second message");
    assertEquals(Vector.of("second message"), received(reader, ops));
  }

  @Test
  void messagesAreReadSinceAnInstant() {
    ChannelId ops = created("ops");
    AgentId writer = givenAnAgent("writer");
    for (int i = 0; i < 11; i++) {
      posted(ops, writer, "message " + i);
    }
    for (long removed : new long[] {1, 2, 7}) {
      ChannelMessage message =
          channels().history(ops, PageRequest.after(removed).limit(1)).items().head();
      channels().deleteMessage(message.id()).get();
    }
    Seq<ChannelMessage> all = channels().history(ops, PageRequest.first()).items();
    for (int i = 0; i < all.size(); i++) {
      Instant sent = all.get(i).createdAt();
      assertEquals(all.drop(i), channels().since(ops, sent, 20).items());
      assertEquals(all.drop(i + 1), channels().since(ops, sent.plusNanos(1_000), 20).items());
    }
    assertEquals(all, channels().since(ops, Instants.EARLIEST, 20).items());
    Page<ChannelMessage, Long> page = channels().since(ops, all.get(1).createdAt(), 2);
    assertEquals(all.slice(1, 3), page.items());
    assertEquals(
        all.slice(3, 5),
        channels().history(ops, PageRequest.after(page.next().get()).limit(2)).items());
    assertEquals(
        Vector.empty(), channels().since(created("dev"), Instants.EARLIEST, 2).items().toVector());
  }

  @Test
  void anInboxIsNotCut() {
    AgentId writer = givenAnAgent("writer");
    AgentId reader = givenAnAgent("reader");
    Seq<ChannelId> all = Vector.range(0, 7).map(i -> created("c" + i));
    all.forEach(channel -> posted(channel, writer, "hello"));
    received(reader, all.get(3));
    Vector<String> names =
        channels()
            .inbox(reader, PageRequest.first())
            .items()
            .map(row -> row.channel().name().value())
            .toVector();
    assertEquals(Vector.of("c6", "c5", "c4", "c2", "c1", "c0"), names);
  }

  @Test
  void anEmptyChannelHasNothingUnread() {
    AgentId reader = givenAnAgent("reader");
    ChannelId empty = created("empty");
    assertEquals(0, channels().unread(reader, empty));
    assertTrue(channels().inbox(reader, PageRequest.first()).items().isEmpty());
  }

  @Test
  void onesOwnMessagesAreSkippedAndPassed() {
    ChannelId ops = created("ops");
    AgentId writer = givenAnAgent("writer");
    AgentId reader = givenAnAgent("reader");
    posted(ops, reader, "mine 1");
    posted(ops, reader, "mine 2");
    assertEquals(0, channels().unread(reader, ops));
    posted(ops, writer, "theirs 1");
    posted(ops, reader, "mine 3");
    posted(ops, writer, "theirs 2");
    posted(ops, reader, "mine 4");
    assertEquals(2, channels().unread(reader, ops));
    assertEquals(
        Vector.of("theirs 1"), texts(channels().receive(reader, ops, 1).get()), "a page of one");
    assertEquals(Vector.of("theirs 2"), received(reader, ops));
    assertEquals(
        6, read(() -> storage().bookmarks().find(reader, ops)).get().seen(), "past one's own");
  }

  @Test
  void deletingTheBookmarkedMessageKeepsThePosition() {
    ChannelId ops = created("ops");
    AgentId writer = givenAnAgent("writer");
    AgentId reader = givenAnAgent("reader");
    posted(ops, writer, "one");
    posted(ops, writer, "two");
    ChannelMessage last = posted(ops, writer, "three");
    assertEquals(3, received(reader, ops).size());
    channels().deleteMessage(last.id(), writer).get();
    assertEquals(0, channels().unread(reader, ops));
    assertEquals(Vector.empty(), received(reader, ops));
    assertEquals(
        Either.left(new ChannelRefused.UnknownMessage(last.id())),
        channels().deleteMessage(last.id()));
    assertEquals(4, posted(ops, writer, "four").sequence(), "numbers are never given again");
    assertEquals(Vector.of("four"), received(reader, ops));
    assertEquals(Vector.of("channel.created", "channel.message_deleted"), audited());
  }

  @Test
  void anArchivedChannelRefusesPostsAndExportsEverything() {
    ChannelId ops = created("ops");
    AgentId writer = givenAnAgent("writer");
    posted(ops, writer, "one");
    posted(ops, writer, "two");
    channels().archive(ops).get();
    assertEquals(
        Either.left(new ChannelRefused.Archived(new ChannelName("ops"))),
        channels().post(Post.of(ops, writer, "three")));
    assertEquals(2L, exported(ops, ExportFormat.JSON)._2);
    channels().restore(ops).get();
    assertEquals(3, posted(ops, writer, "three").sequence(), "the refused post took no number");
    assertEquals(3L, exported(ops, ExportFormat.MARKDOWN)._2);
  }

  @Test
  void pinningAndArchivingTwiceChangesNothing() {
    ChannelId ops = created("ops");
    Channel pinned = channels().pin(ops).get();
    assertEquals(Either.right(pinned), channels().pin(ops));
    Channel plain = channels().unpin(ops).get();
    assertEquals(Either.right(plain), channels().unpin(ops));
    Channel archived = channels().archive(ops).get();
    assertEquals(Either.right(archived), channels().archive(ops));
    assertEquals(Either.right(plain), channels().restore(ops));
    assertEquals(Either.right(plain), channels().restore(ops));
    ChannelId nowhere = new ChannelId("nowhere");
    assertEquals(
        Either.left(new ChannelRefused.UnknownChannel(nowhere)), channels().archive(nowhere));
  }

  @Test
  void pinnedChannelsAreListedFirst() {
    created("a");
    channels().pin(created("z")).get();
    channels().archive(created("b")).get();
    assertEquals(
        Vector.of("z", "a"),
        channels()
            .list(ChannelQuery.all())
            .items()
            .map(channel -> channel.name().value())
            .toVector());
  }

  @Test
  void namesAreUniqueWhateverStateTheirChannelIsIn() {
    ChannelId ops = created("#ops");
    ChannelName name = new ChannelName("ops");
    assertEquals(Either.left(new ChannelRefused.NameTaken(name, false)), channels().create(name));
    channels().archive(ops).get();
    assertEquals(
        Either.left(new ChannelRefused.NameTaken(name, true)),
        channels().rename(created("dev"), name));
    assertEquals(name, channels().rename(ops, name).get().name(), "its own name is free to it");
    channels().rename(ops, new ChannelName("old-ops")).get();
    created("ops");
  }

  @Test
  void aChannelIsFoundByIdOrName() {
    ChannelId ops = created("ops");
    assertEquals(ops, channels().resolve("#ops").get().id());
    assertEquals(ops, channels().resolve("ops").get().id());
    assertEquals(ops, channels().resolve(ops.value()).get().id());
    assertEquals(
        Either.left(new ChannelRefused.Unknown("#dev", Vector.empty())),
        channels().resolve("#dev"));
    ChannelId longerThanAnyName = givenAChannel("l".repeat(99));
    assertEquals(longerThanAnyName, channels().resolve(longerThanAnyName.value()).get().id());
  }

  @Test
  void postingAgainUnderOneIdIsOneMessage() {
    ChannelId ops = created("ops");
    AgentId writer = givenAnAgent("writer");
    Post post = Post.of(ops, writer, "once").withId(new ChannelMessageId("chosen"));
    ChannelMessage message = channels().post(post).get();
    assertEquals(Either.right(message), channels().post(post));
    assertEquals(
        Either.left(new ChannelRefused.MessageIdTaken(message.id())),
        channels().post(Post.of(ops, writer, "twice").withId(message.id())));
    assertEquals(1, channels().count(ops));
    assertEquals(2, posted(ops, writer, "next").sequence());
  }

  @Test
  void whoIsUnknownNeitherPostsNorReceives() {
    ChannelId ops = created("ops");
    AgentId nobody = new AgentId("nobody");
    AgentId archived = givenAnAgent("archived", true);
    ChannelId nowhere = new ChannelId("nowhere");
    AgentId writer = givenAnAgent("writer");
    assertEquals(
        Either.left(new ChannelRefused.UnknownAgent(nobody)),
        channels().post(Post.of(ops, nobody, "hello")));
    assertEquals(
        Either.left(new ChannelRefused.UnknownAgent(archived)),
        channels().post(Post.of(ops, archived, "hello")));
    assertEquals(
        Either.left(new ChannelRefused.UnknownAgent(nobody)), channels().receive(nobody, ops, 5));
    assertEquals(
        Either.left(new ChannelRefused.UnknownChannel(nowhere)),
        channels().post(Post.of(nowhere, writer, "hello")));
    assertEquals(
        Either.left(new ChannelRefused.UnknownChannel(nowhere)),
        channels().receive(writer, nowhere, 5));
    assertEquals(
        Either.left(new ChannelRefused.UnknownChannel(nowhere)),
        channels().await(writer, nowhere, 5, Duration.ZERO));
    assertEquals(0, channels().find(ops).get().lastSequence(), "refusals leave no trace");
  }

  @Test
  void whatNoStoreCanHoldIsRefusedByName() {
    ChannelId ops = created("ops");
    AgentId writer = givenAnAgent("writer");
    for (String content : Vector.of("", " ", "nul\u0000", "half \uD83D")) {
      IllegalArgumentException refused =
          assertThrows(IllegalArgumentException.class, () -> Post.of(ops, writer, content));
      assertTrue(refused.getMessage().startsWith("content "), refused.getMessage());
    }
    assertThrows(IllegalArgumentException.class, () -> channels().receive(writer, ops, 0));
    assertThrows(
        IllegalArgumentException.class,
        () -> channels().await(writer, ops, 5, Duration.ofSeconds(-1)));
  }

  @Test
  void aDrainComesInPages() {
    ChannelId ops = created("ops");
    AgentId writer = givenAnAgent("writer");
    AgentId reader = givenAnAgent("reader");
    Vector.range(0, 25).forEach(i -> posted(ops, writer, "m" + i));
    Vector<String> all = Vector.empty();
    Vector<String> page;
    do {
      page = texts(channels().receive(reader, ops, 10).get());
      all = all.appendAll(page);
    } while (!page.isEmpty());
    assertEquals(Vector.range(0, 25).map(i -> "m" + i), all);
  }

  @Test
  void whoWaitsReceivesWhatIsPostedMeanwhile() throws Exception {
    ChannelId ops = created("ops");
    AgentId writer = givenAnAgent("writer");
    AgentId reader = givenAnAgent("reader");
    ChannelOperations operations = channels();
    assertEquals(
        Either.right(Vector.empty()), operations.await(reader, ops, 5, Duration.ofMillis(20)));
    posted(ops, reader, "my own word wakes me not");
    CompletableFuture<Either<ChannelRefused, Seq<ChannelMessage>>> waiting =
        CompletableFuture.supplyAsync(
            () -> operations.await(reader, ops, 5, Duration.ofSeconds(30)));
    posted(ops, writer, "wake up");
    assertEquals(Vector.of("wake up"), texts(waiting.get(25, TimeUnit.SECONDS).get()));
    assertEquals(0, operations.unread(reader, ops));
  }

  @Test
  void membersAreThoseWhoSpoke() {
    ChannelId ops = created("ops");
    AgentId b = givenAnAgent("b");
    AgentId a = givenAnAgent("a");
    givenAnAgent("silent");
    posted(ops, b, "hello @a and @silent and @nobody");
    ChannelMessage message = posted(ops, a, "@b @b");
    assertEquals(
        Vector.of(new ChannelMember(a, "a"), new ChannelMember(b, "b")),
        channels().members(ops, PageRequest.first()).items().toVector());
    assertEquals(Vector.of(b), channels().mentioned(message).toVector());
    assertEquals(
        2,
        channels().mentioned(channels().history(ops, PageRequest.first()).items().head()).size());
  }

  @Test
  void anExportOfManyPagesHasEveryMessageOnce() {
    ChannelId ops = created("ops");
    AgentId writer = givenAnAgent("writer");
    Vector.range(0, 1_003).forEach(i -> givenAMessage(ops, writer, "m" + i));
    String json = exported(ops, ExportFormat.JSON)._1;
    assertTrue(json.contains("\"message_count\":1003,"), json.substring(0, 200));
    assertEquals(1_003, json.split("\"message_id\"", -1).length - 1);
    assertTrue(exported(ops, ExportFormat.MARKDOWN)._1.contains("**writer** ("));
    ChannelId nowhere = new ChannelId("nowhere");
    assertEquals(
        Either.left(new ChannelRefused.UnknownChannel(nowhere)),
        channels().export(nowhere, ExportFormat.JSON, text -> {}));
  }

  @Test
  void deletingAChannelIsAudited() {
    ChannelId ops = created("ops");
    AgentId writer = givenAnAgent("writer");
    posted(ops, writer, "one");
    channels().delete(ops, writer).get();
    assertEquals(Option.none(), channels().find(ops));
    assertEquals(Vector.of("channel.created", "channel.deleted"), audited());
    AuditEntry entry = read(() -> storage().auditLog().at(2)).get();
    assertEquals(
        "{\"by_agent_id\":\"id-of-writer\",\"channel_id\":\"" + ops + "\",\"messages\":1}",
        entry.event().details().text());
    assertEquals(Either.left(new ChannelRefused.UnknownChannel(ops)), channels().delete(ops));
    assertEquals(2, audited().size(), "what was refused is not audited");
  }

  @Test
  void workIsHandedOverAcknowledgedAndClosed() {
    ChannelId ops = created("ops");
    AgentId from = givenAnAgent("from");
    AgentId to = givenAnAgent("to");
    ChannelMessage message = posted(ops, from, "it broke");
    HandOff offered =
        handOffs().offer(HandOffRequest.of(ops, from, to, "fix it").about(message.id())).get();
    assertEquals(
        Vector.of(offered),
        handOffs().list(to, HandOffStatus.OPEN, PageRequest.first()).items().toVector());
    assertEquals(
        Either.left(new HandOffRefused.NotAcknowledged(offered.id())),
        handOffs().close(offered.id(), to));
    HandOff taken = handOffs().acknowledge(offered.id(), to).get();
    assertEquals(Either.right(taken), handOffs().acknowledge(offered.id(), to));
    assertTrue(handOffs().list(to, HandOffStatus.OPEN, PageRequest.first()).items().isEmpty());
    assertEquals(HandOffStatus.CLOSED, handOffs().close(offered.id(), to).get().status());
    assertEquals(
        Either.left(new HandOffRefused.Over(offered.id(), HandOffStatus.CLOSED)),
        handOffs().cancel(offered.id(), from));
  }

  @Test
  void whatCannotBeHandedOverIsRefused() {
    ChannelId ops = created("ops");
    ChannelId dev = created("dev");
    AgentId from = givenAnAgent("from");
    AgentId to = givenAnAgent("to");
    AgentId nobody = new AgentId("nobody");
    ChannelMessage elsewhere = posted(dev, from, "elsewhere");
    assertEquals(
        Either.left(new HandOffRefused.ToOneself(from)),
        handOffs().offer(HandOffRequest.of(ops, from, from, "fix it")));
    assertEquals(
        notInChannel(new ChannelRefused.UnknownAgent(nobody)),
        handOffs().offer(HandOffRequest.of(ops, from, nobody, "fix it")));
    assertEquals(
        notInChannel(new ChannelRefused.MessageElsewhere(elsewhere.id(), ops)),
        handOffs().offer(HandOffRequest.of(ops, from, to, "fix it").about(elsewhere.id())));
    channels().archive(ops).get();
    assertEquals(
        notInChannel(new ChannelRefused.Archived(new ChannelName("ops"))),
        handOffs().offer(HandOffRequest.of(ops, from, to, "fix it")));
    assertTrue(handOffs().list(to, HandOffStatus.OPEN, PageRequest.first()).items().isEmpty());
  }

  private static Either<HandOffRefused, HandOff> notInChannel(ChannelRefused reason) {
    return Either.left(new HandOffRefused.NotInChannel(reason));
  }

  private ChannelId created(String name) {
    return channels().create(new ChannelName(name)).map(Channel::id).get();
  }

  private ChannelMessage posted(ChannelId channel, AgentId author, String content) {
    return channels().post(Post.of(channel, author, content)).get();
  }

  private Vector<String> received(AgentId reader, ChannelId channel) {
    return texts(channels().receive(reader, channel, 100).get());
  }

  private static Vector<String> texts(Seq<ChannelMessage> messages) {
    return messages.map(ChannelMessage::content).toVector();
  }

  private Tuple2<String, Long> exported(ChannelId channel, ExportFormat format) {
    StringBuilder text = new StringBuilder();
    long count = channels().export(channel, format, text::append).get();
    return Tuple.of(text.toString(), count);
  }

  private Vector<String> audited() {
    return read(() -> storage().auditLog().after(0, 100, AuditFilter.ALL))
        .map(entry -> entry.event().eventType())
        .toVector();
  }
}
