package dev.stoa.bootstrap.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Timeouts;
import dev.stoa.torture.ChildProcess;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Who waited in vain for a SQLite file is told for whom, also after that process was killed. */
final class LockHolderTest {

  private final String url = TestEngine.SQLITE.migratedUrl();
  private final Path note = Path.of(url.substring("jdbc:sqlite:".length()) + ".writing");

  @Test
  void theHolderIsNamedUntilItIsGone() throws Exception {
    Instant before = Instant.now();
    ChildProcess holding = ChildProcess.start(HoldingProcess.class, url);
    String pid = holding.line().replace("holding ", "");
    try (Stoa stoa = Stoa.open(config())) {
      String said = refused(stoa);
      // It is noted after a second; a slow machine takes longer.
      while (!said.contains(" since ") && Instant.now().isBefore(before.plusSeconds(60))) {
        said = refused(stoa);
      }
      assertTrue(
          said.contains("(process " + pid + " on ")
              && said.contains(HoldingProcess.class.getName())
              && said.contains(" in Stoa.atomically)"),
          said);
      Instant since = Instant.parse(said.replaceAll(".* since (\\S+) in .*", "$1"));
      assertTrue(since.isAfter(before.minusSeconds(5)) && since.isBefore(Instant.now()), said);
      holding.kill();
      assertTrue(Files.exists(note), "nothing removed the note of the killed process");
      stoa.memory().remember("the lock went with its process").get();
      try (Connection other = DriverManager.getConnection(url);
          Statement statement = other.createStatement()) {
        statement.execute("begin immediate");
        said = refused(stoa);
        assertFalse(said.contains("process " + pid), said);
        assertEquals(Files.exists(Path.of("/proc/locks")), said.contains("(this process, "), said);
      }
    } finally {
      holding.kill();
    }
  }

  @Test
  void aLongWriteLeavesNoNote() throws Exception {
    try (Stoa stoa = Stoa.open(config())) {
      stoa.atomically(
          workspace -> {
            while (!Files.exists(note)) {
              Thread.onSpinWait();
            }
            return workspace.memory().remember("slowly");
          });
      assertFalse(Files.exists(note));
    }
  }

  private StorageConfig config() {
    return StorageConfig.of(url).withTimeouts(Timeouts.DEFAULT.withLock(Duration.ofMillis(200)));
  }

  private static String refused(Stoa stoa) {
    return assertThrows(StorageException.class, () -> stoa.memory().remember("in vain"))
        .getMessage();
  }
}
