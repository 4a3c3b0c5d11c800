package dev.stoa.bootstrap.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.domain.kernel.TimeOrderedIds;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.channel.ChannelWorkspace;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Every reader sees every message exactly once, in order, even if others post at the same time. */
final class ConcurrentChannelTest {

  private static final int EACH = Boolean.getBoolean("stoa.slow") ? 40 : 6;
  private static final int TOTAL = ChannelReaders.POSTERS * EACH;

  @Nested
  final class SqliteTest extends TestStore.OnSqlite implements Threads, Processes {
    @Override
    public String workspace() {
      return url();
    }
  }

  @Nested
  final class PostgresTest extends TestStore.OnPostgres implements Threads {}

  interface Threads extends ChannelWorkspace<Storage> {
    @Test
    default void eightPostersAndFourReadersInOneProcess() throws Exception {
      givenPostersAndReaders(this);
      ChannelOperations channels =
          new ChannelOperations(
              storage(), () -> AT, new TimeOrderedIds(() -> AT, new SecureRandom()));
      check(
          ChannelReaders.run(
              channels, 0, ChannelReaders.POSTERS, 0, ChannelReaders.READERS, EACH, TOTAL));
    }
  }

  /** For a file: to a server, a process is a connection like that of a thread. */
  interface Processes extends ChannelWorkspace<Storage> {
    String workspace();

    @Test
    default void theSameInTwoProcesses() throws Exception {
      givenPostersAndReaders(this);
      List<JavaProcess> processes = List.of(started(workspace(), 0), started(workspace(), 1));
      List<String> received = new ArrayList<>();
      for (JavaProcess process : processes) {
        received.addAll(process.finish().lines().filter(line -> line.startsWith("1 ")).toList());
      }
      check(received);
    }
  }

  private static void givenPostersAndReaders(ChannelWorkspace<?> workspace) {
    workspace.givenAChannel("busy");
    for (int i = 0; i < ChannelReaders.POSTERS; i++) {
      workspace.givenAnAgent("poster" + i);
    }
    for (int i = 0; i < ChannelReaders.READERS; i++) {
      workspace.givenAnAgent("reader" + i);
    }
  }

  private static void check(List<String> received) {
    String everything =
        LongStream.rangeClosed(1, TOTAL).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    assertEquals(Collections.nCopies(ChannelReaders.READERS, everything), received);
  }

  private static JavaProcess started(String url, int half) throws IOException {
    int posters = ChannelReaders.POSTERS / 2;
    int readers = ChannelReaders.READERS / 2;
    return JavaProcess.start(
        ChannelReaders.class,
        url,
        String.valueOf(half * posters),
        String.valueOf(posters),
        String.valueOf(half * readers),
        String.valueOf(readers),
        String.valueOf(EACH),
        String.valueOf(TOTAL));
  }
}
