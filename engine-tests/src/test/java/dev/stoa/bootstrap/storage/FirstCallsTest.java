package dev.stoa.bootstrap.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Many threads may be the first to use a workspace: no class initialiser waits for another. */
final class FirstCallsTest {

  private static final int PROCESSES = Boolean.getBoolean("stoa.slow") ? 10 : 1;

  /** Much longer than sixteen calls take on a slow machine: what hangs, hangs for ever. */
  private static final Duration LONGEST = Duration.ofMinutes(2);

  @ParameterizedTest
  @CsvSource({"SQLITE, auto", "SQLITE, off", "POSTGRES, auto", "POSTGRES, off"})
  void sixteenFirstCallsAtOnceAllAnswer(TestEngine engine, String archive) throws Exception {
    String url = engine.migratedUrl();
    for (int i = 0; i < PROCESSES; i++) {
      assertEquals("16", answered(archive, url));
    }
  }

  private String answered(String archive, String url) throws InterruptedException {
    JavaProcess process =
        JavaProcess.startWith(List.of("-Xshare:" + archive), FirstCalls.class, url);
    try {
      return assertTimeoutPreemptively(LONGEST, process::line);
    } finally {
      process.kill();
    }
  }
}
