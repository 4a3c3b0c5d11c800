package dev.stoa.langgraph4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.UUID;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Two processes over one database, each of which sees the checkpoints of the other. */
final class TwoProcessesTest {

  private static final int RETAINED = 5;

  @ParameterizedTest
  @EnumSource(Engine.class)
  void eachSeesTheCheckpointsOfTheOtherAtOnce(Engine engine) throws Exception {
    String url = engine.newUrl();
    String thread = "thread " + UUID.randomUUID();
    try (CheckpointingProcess one = CheckpointingProcess.over(url, thread, RETAINED)) {
      assertEquals("none", one.ask("newest"));
      try (CheckpointingProcess other = CheckpointingProcess.over(url, thread, RETAINED)) {
        assertEquals("none", other.ask("newest"));
        for (int i = 0; i < 20; i++) {
          CheckpointingProcess writer = i % 2 == 0 ? one : other;
          CheckpointingProcess reader = i % 2 == 0 ? other : one;
          assertEquals("c" + i, writer.ask("put c" + i));
          assertEquals("c" + i, reader.ask("newest"));
          int stored = Integer.parseInt(reader.ask("count"));
          assertTrue(
              stored >= Math.min(i + 1, RETAINED) && stored < 2 * RETAINED, i + ": " + stored);
        }
      }
      // What the other stored outlives it.
      assertEquals("c19", one.ask("newest"));
    }
  }
}
