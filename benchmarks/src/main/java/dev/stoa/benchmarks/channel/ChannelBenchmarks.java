package dev.stoa.benchmarks.channel;

import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.application.channel.Post;
import dev.stoa.benchmarks.Benchmark;
import dev.stoa.benchmarks.Comparison;
import dev.stoa.benchmarks.Databases;
import dev.stoa.benchmarks.Duel;
import dev.stoa.benchmarks.Engine;
import dev.stoa.benchmarks.Latency;
import dev.stoa.benchmarks.TimeOrderedId;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.storage.StorageConfig;
import io.vavr.control.Option;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** Posting, draining what is unread, and the inbox of a busy workspace. */
public final class ChannelBenchmarks implements Benchmark {

  private static final double INBOX_BAR_MILLIS = 5;
  private static final int INBOX_CALLS = 401;
  private static final int PAGE = 100;
  private static final int LIMIT = 1_000;

  @Override
  public void run(Engine engine, Databases databases, Duel duel, Consumer<Comparison> report)
      throws Exception {
    Stoa.open(databases.jdbc()).close();
    Stoa.open(databases.ours()).close();
    ChannelFixture.fill(engine, databases.jdbc());
    ChannelFixture.fill(engine, databases.ours());
    try (Stoa stoa = Stoa.open(databases.ours());
        HandWrittenChannels hand = new HandWrittenChannels(engine, databases.jdbc());
        FloorChannel floor = new FloorChannel(engine, databases.floor())) {
      floor.fill();
      post(engine, duel, report, stoa.channels(), hand, floor);
      drain(engine, duel, report, stoa.channels(), hand);
      inbox(engine, report, stoa.channels(), hand);
    }
  }

  private static void post(
      Engine engine,
      Duel duel,
      Consumer<Comparison> report,
      ChannelOperations ours,
      HandWrittenChannels hand,
      FloorChannel floor)
      throws Exception {
    ChannelId channel = new ChannelId("posted");
    AgentId author = new AgentId(ChannelFixture.author(0));
    report.accept(
        duel.of(
            engine.title(),
            "channel post, one per transaction",
            new Duel.Bars(0.6, 0.6),
            engine == Engine.SQLITE ? 1_000 : 300,
            1,
            i ->
                ours.post(Post.of(channel, author, ChannelFixture.content(i)))
                    .getOrElseThrow(RefusalException::new),
            i ->
                hand.post(
                    TimeOrderedId.next(),
                    channel.value(),
                    author.value(),
                    ChannelFixture.content(i),
                    StorageConfig.SYSTEM_CLOCK.instant()),
            i ->
                floor.post(
                    channel.value(),
                    author.value(),
                    ChannelFixture.content(i),
                    StorageConfig.SYSTEM_CLOCK.instant())));
  }

  /** Every drain is another reader's first. */
  private static void drain(
      Engine engine,
      Duel duel,
      Consumer<Comparison> report,
      ChannelOperations ours,
      HandWrittenChannels hand)
      throws Exception {
    ChannelId channel = new ChannelId("drained");
    AtomicInteger oursNext = new AtomicInteger();
    AtomicInteger theirsNext = new AtomicInteger();
    report.accept(
        duel.of(
            engine.title(),
            "drain 200 unread",
            0.6,
            40,
            1,
            i ->
                check(
                    ours.receive(
                            new AgentId(ChannelFixture.reader(oursNext.getAndIncrement())),
                            channel,
                            LIMIT)
                        .getOrElseThrow(RefusalException::new)
                        .size()),
            i ->
                check(
                    hand.receive(
                            ChannelFixture.reader(theirsNext.getAndIncrement()),
                            channel.value(),
                            LIMIT)
                        .size())));
  }

  private static void inbox(
      Engine engine, Consumer<Comparison> report, ChannelOperations ours, HandWrittenChannels hand)
      throws Exception {
    AgentId reader = new AgentId(ChannelFixture.author(1));
    report.accept(
        new Latency(engine, INBOX_CALLS)
            .of(
                "inbox",
                INBOX_BAR_MILLIS,
                i -> ours.inbox(reader, Option.none(), PAGE).items().size(),
                i -> hand.inbox(reader.value(), PAGE)));
  }

  private static void check(int drained) {
    if (drained != ChannelFixture.DRAINED) {
      throw new IllegalStateException("drained " + drained + " messages");
    }
  }
}
