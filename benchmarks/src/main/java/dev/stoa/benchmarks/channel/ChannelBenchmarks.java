package dev.stoa.benchmarks.channel;

import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.application.channel.Post;
import dev.stoa.benchmarks.engine.TimeOrderedId;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.BenchmarkRow;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.storage.StorageConfig;
import java.util.concurrent.atomic.AtomicInteger;

/** Posting, draining what is unread, and the inbox of a busy workspace. */
public final class ChannelBenchmarks implements Area {

  private static final double INBOX_MILLIS = 5;
  private static final int PAGE = 100;
  private static final int LIMIT = 1_000;

  @Override
  public String name() {
    return "channels";
  }

  @Override
  public String about() {
    return """
    A post takes the next number of its channel and, on PostgreSQL, notifies. A drain receives 200 unread messages and moves the bookmark in one
    transaction. The inbox has 50 channels and 100,000 messages. The floor is one table of messages, numbered within their channel and found by id.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    Stoa.open(bench.databases().jdbc()).close();
    Stoa.open(bench.databases().ours()).close();
    ChannelFixture.fill(bench.engine(), bench.databases().jdbc());
    ChannelFixture.fill(bench.engine(), bench.databases().ours());
    try (Stoa stoa = Stoa.open(bench.databases().ours());
        HandWrittenChannels hand =
            new HandWrittenChannels(bench.engine(), bench.databases().jdbc());
        FloorChannel floor = new FloorChannel(bench.engine(), bench.databases().floor())) {
      floor.fill();
      bench.measure(post(bench, stoa.channels(), hand, floor));
      bench.measure(drain(stoa.channels(), hand));
      bench.measure(inbox(stoa.channels(), hand));
    }
  }

  private static BenchmarkRow post(
      Bench bench, ChannelOperations ours, HandWrittenChannels hand, FloorChannel floor) {
    ChannelId channel = new ChannelId("posted");
    AgentId author = new AgentId(ChannelFixture.author(0));
    return BenchmarkRow.rate(
            "post, one per transaction",
            i ->
                ours.post(Post.of(channel, author, ChannelFixture.content(i)))
                    .getOrElseThrow(RefusalException::new))
        .calls(bench.onSqlite() ? 1_000 : 300)
        .jdbc(
            0.6,
            i ->
                hand.post(
                    TimeOrderedId.next(),
                    channel.value(),
                    author.value(),
                    ChannelFixture.content(i),
                    StorageConfig.SYSTEM_CLOCK.instant()))
        .floor(
            0.8,
            i ->
                floor.post(
                    channel.value(),
                    author.value(),
                    ChannelFixture.content(i),
                    StorageConfig.SYSTEM_CLOCK.instant()));
  }

  /** Every drain is another reader's first. */
  private static BenchmarkRow drain(ChannelOperations ours, HandWrittenChannels hand) {
    ChannelId channel = new ChannelId("drained");
    AtomicInteger oursNext = new AtomicInteger();
    AtomicInteger theirsNext = new AtomicInteger();
    return BenchmarkRow.rate(
            "drain 200 unread",
            i ->
                check(
                    ours.receive(
                            new AgentId(ChannelFixture.reader(oursNext.getAndIncrement())),
                            channel,
                            LIMIT)
                        .getOrElseThrow(RefusalException::new)
                        .size()))
        .calls(40)
        .jdbc(
            0.6,
            i ->
                check(
                    hand.receive(
                            ChannelFixture.reader(theirsNext.getAndIncrement()),
                            channel.value(),
                            LIMIT)
                        .size()));
  }

  private static BenchmarkRow inbox(ChannelOperations ours, HandWrittenChannels hand) {
    AgentId reader = new AgentId(ChannelFixture.author(1));
    return BenchmarkRow.time(
            "inbox", i -> ours.inbox(reader, PageRequest.first(PAGE)).items().size())
        .calls(80)
        .limit(INBOX_MILLIS)
        .jdbc(i -> hand.inbox(reader.value(), PAGE));
  }

  private static void check(int drained) {
    if (drained != ChannelFixture.DRAINED) {
      throw new IllegalStateException("drained " + drained + " messages");
    }
  }
}
