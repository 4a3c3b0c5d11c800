package dev.stoa.bootstrap.channel;

import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.application.channel.Post;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;

/**
 * Concurrent posters and readers of one channel; also a program, for tests with several processes:
 * {@code url first-poster posters first-reader readers each total}.
 */
final class ChannelReaders {

  static final ChannelId CHANNEL = new ChannelId("c-busy");
  static final int POSTERS = 8;
  static final int READERS = 4;
  private static final int PAGE = 7;
  private static final Duration LONG_ENOUGH = Duration.ofSeconds(60);

  private ChannelReaders() {}

  /** Prints what each reader received, one line each. */
  public static void main(String[] arguments) throws Exception {
    int[] numbers = List.of(arguments).subList(1, 7).stream().mapToInt(Integer::parseInt).toArray();
    try (Stoa stoa = Stoa.open(arguments[0])) {
      run(stoa.channels(), numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
          .forEach(System.out::println);
    }
  }

  static List<String> run(
      ChannelOperations channels,
      int firstPoster,
      int posters,
      int firstReader,
      int readers,
      int each,
      int total)
      throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(posters + readers);
    try {
      List<Future<String>> reading = new ArrayList<>();
      for (int i = 0; i < readers; i++) {
        AgentId reader = new AgentId("id-of-reader" + (firstReader + i));
        reading.add(pool.submit(() -> read(channels, reader, total)));
      }
      List<Future<?>> posting = new ArrayList<>();
      for (int i = 0; i < posters; i++) {
        AgentId poster = new AgentId("id-of-poster" + (firstPoster + i));
        posting.add(
            pool.submit(
                () -> {
                  for (int n = 0; n < each; n++) {
                    channels.post(Post.of(CHANNEL, poster, poster + " says " + n)).get();
                  }
                }));
      }
      for (Future<?> one : posting) {
        one.get();
      }
      List<String> received = new ArrayList<>();
      for (Future<String> one : reading) {
        received.add(one.get());
      }
      return received;
    } catch (ExecutionException e) {
      throw new IllegalStateException("a poster or reader failed", e.getCause());
    } finally {
      pool.shutdown();
    }
  }

  /** The numbers of everything received, in the order of receiving. */
  private static String read(ChannelOperations channels, AgentId reader, int total) {
    List<Long> seen = new ArrayList<>();
    while (seen.size() < total) {
      var page = channels.await(reader, CHANNEL, PAGE, LONG_ENOUGH).get();
      if (page.isEmpty()) {
        throw new IllegalStateException(reader + " waited in vain after " + seen.size());
      }
      page.map(ChannelMessage::sequence).forEach(seen::add);
    }
    return seen.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }
}
