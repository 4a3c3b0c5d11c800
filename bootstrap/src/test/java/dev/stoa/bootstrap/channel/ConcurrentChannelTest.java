package dev.stoa.bootstrap.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.domain.kernel.TimeOrderedIds;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.channel.ChannelWorkspace;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every reader sees every message exactly once, in order, whoever posts at the same time. */
final class ConcurrentChannelTest {

  private static final int EACH = 40;
  private static final int TOTAL = ChannelReaders.POSTERS * EACH;

  @Nested
  final class SqliteTest extends TestStore.OnSqlite implements Threads, Processes {
    @Override
    public String workspace() {
      return url();
    }
  }

  @Nested
  final class PostgresTest extends TestStore.OnPostgres implements Threads, Processes {
    @Override
    public String workspace() {
      return url();
    }
  }

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

  interface Processes extends ChannelWorkspace<Storage> {
    String workspace();

    @Test
    default void theSameInTwoProcesses(@TempDir Path output) throws Exception {
      givenPostersAndReaders(this);
      List<Process> processes = new ArrayList<>();
      for (int half = 0; half < 2; half++) {
        processes.add(started(workspace(), half, output.resolve("received" + half)));
      }
      List<String> received = new ArrayList<>();
      for (int half = 0; half < 2; half++) {
        Process process = processes.get(half);
        boolean ended = process.waitFor(120, TimeUnit.SECONDS);
        if (!ended) {
          process.destroyForcibly();
        }
        Path file = output.resolve("received" + half);
        assertEquals(0, ended ? process.exitValue() : -1, () -> text(file));
        received.addAll(text(file).lines().filter(line -> line.startsWith("1 ")).toList());
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

  private static Process started(String url, int half, Path output) throws IOException {
    int posters = ChannelReaders.POSTERS / 2;
    int readers = ChannelReaders.READERS / 2;
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return new ProcessBuilder(
            System.getProperty("java.home") + File.separator + "bin" + File.separator + "java",
            "-cp",
            classPath,
            ChannelReaders.class.getName(),
            url,
            String.valueOf(half * posters),
            String.valueOf(posters),
            String.valueOf(half * readers),
            String.valueOf(readers),
            String.valueOf(EACH),
            String.valueOf(TOTAL))
        .redirectErrorStream(true)
        .redirectOutput(output.toFile())
        .start();
  }

  private static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "no output: " + e.getMessage();
    }
  }
}
