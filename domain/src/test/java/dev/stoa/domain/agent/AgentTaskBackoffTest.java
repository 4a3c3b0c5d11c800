package dev.stoa.domain.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class AgentTaskBackoffTest {

  @Test
  void eachWaitIsTwiceTheLastUpToTheLongest() {
    AgentTaskBackoff backoff = new AgentTaskBackoff(Duration.ofSeconds(3), Duration.ofSeconds(20));
    assertEquals(Duration.ofSeconds(3), backoff.after(1));
    assertEquals(Duration.ofSeconds(6), backoff.after(2));
    assertEquals(Duration.ofSeconds(12), backoff.after(3));
    assertEquals(Duration.ofSeconds(20), backoff.after(4));
    assertEquals(Duration.ofSeconds(20), backoff.after(1_000));
    AgentTaskBackoff none = new AgentTaskBackoff(Duration.ZERO, Duration.ZERO);
    assertEquals(Duration.ZERO, none.after(1_000));
  }

  @Test
  void waitsOutOfRangeAreRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new AgentTaskBackoff(Duration.ofSeconds(-1), Duration.ofSeconds(1)));
    assertThrows(
        IllegalArgumentException.class,
        () -> new AgentTaskBackoff(Duration.ofSeconds(2), Duration.ofSeconds(1)));
  }
}
