package dev.stoa.application.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** What posting many messages at once promises beside posting them one by one. */
final class PostManyTest extends SomeChannels {

  @Test
  void manyPostsAnswerAsIfTheyCameOneByOne() {
    ChannelId ops = givenAChannel("ops");
    ChannelId dev = givenAChannel("dev");
    AgentId a = givenAnAgent("a");
    AgentId b = givenAnAgent("b");
    Post chosen = Post.of(ops, a, "once @b").withId(new ChannelMessageId("chosen"));
    Post before = Post.of(dev, b, "before").withId(new ChannelMessageId("before"));
    ChannelMessage earlier = channels().post(before).get();
    Seq<ChannelMessage> posted =
        channels()
            .postAll(
                Vector.of(
                    Post.of(ops, a, "first"),
                    chosen,
                    before,
                    Post.of(dev, a, "second @b @b @c"),
                    chosen,
                    Post.of(ops, b, "third")))
            .get();
    assertEquals(
        Vector.of(1L, 2L, 1L, 2L, 2L, 3L), posted.map(ChannelMessage::sequence).toVector());
    assertEquals(posted.get(1), posted.get(4));
    assertEquals(earlier, posted.get(2));
    assertEquals(Vector.of("b", "c"), posted.get(3).mentions().toVector());
    assertEquals(Either.right(posted.get(1)), channels().post(chosen));
    assertEquals(
        Vector.of("first", "once @b", "third"),
        channels()
            .history(ops, PageRequest.first())
            .items()
            .map(ChannelMessage::content)
            .toVector());
    assertEquals(2, channels().unread(b, ops), "a's two messages");
    assertEquals(4, channels().post(Post.of(ops, a, "next")).get().sequence());
  }

  @Test
  void theFirstRefusalLeavesNoTraceOfAny() {
    ChannelId ops = givenAChannel("ops");
    ChannelId archived = givenAChannel("archived");
    channels().archive(archived).get();
    AgentId a = givenAnAgent("a");
    AgentId nobody = new AgentId("nobody");
    ChannelId nowhere = new ChannelId("nowhere");
    ChannelMessageId id = new ChannelMessageId("chosen");
    Post good = Post.of(ops, a, "good");
    refused(new ChannelRefused.UnknownAgent(nobody), good, Post.of(ops, nobody, "x"));
    refused(new ChannelRefused.UnknownChannel(nowhere), good, Post.of(nowhere, nobody, "x"));
    refused(
        new ChannelRefused.Archived(channels().find(archived).get().name()),
        good,
        Post.of(archived, a, "x"),
        Post.of(ops, nobody, "later"));
    refused(
        new ChannelRefused.MessageIdTaken(id),
        good.withId(id),
        Post.of(ops, a, "something else").withId(id));
    refused(
        new ChannelRefused.TooMany(Post.MAX_BATCH + 1, Post.MAX_BATCH),
        Vector.fill(Post.MAX_BATCH + 1, good).toJavaArray(Post[]::new));
    assertEquals(0, channels().find(ops).get().lastSequence());
    assertEquals(Either.right(Vector.empty()), channels().postAll(Vector.empty()));
  }

  private void refused(ChannelRefused reason, Post... posts) {
    assertEquals(Either.left(reason), channels().postAll(Vector.of(posts)));
  }
}
