package dev.stoa.bootstrap.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.stoa.testkit.data.InTurn;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Many threads may be the first to use a workspace: no class initialiser waits for another. */
final class FirstCallsTest {

  private static final int PROCESSES = Boolean.getBoolean("stoa.slow") ? 10 : 1;

  /** Much longer than sixteen calls take on a slow machine: what hangs, hangs for ever. */
  private static final Duration LONGEST = Duration.ofMinutes(2);

  @ParameterizedTest
  @MethodSource("starts")
  void sixteenFirstCallsAtOnceAllAnswer(TestEngine engine, String archive) throws Exception {
    String url = engine.migratedUrl();
    for (int i = 0; i < PROCESSES; i++) {
      assertEquals("16", answered(archive, url));
    }
  }

  /** Each engine and each way to load classes; every pair of them with {@code -Pslow}. */
  static Stream<Arguments> starts() {
    return Stream.of(TestEngine.values())
        .flatMap(
            engine ->
                InTurn.of(engine.ordinal(), "off", "auto")
                    .toJavaStream()
                    .map(archive -> arguments(engine, archive)));
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
