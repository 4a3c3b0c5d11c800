package dev.stoa.application.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import org.junit.jupiter.api.Test;

final class LocalProcessesTest {

  private final LocalProcesses here = new LocalProcesses();

  @Test
  void aProcessRunsUntilItIsGone() throws Exception {
    Process other = new ProcessBuilder("sleep", "60").start();
    Instant known = Instant.now();
    assertTrue(here.runs(other.pid(), known));
    other.destroyForcibly().waitFor();
    assertFalse(here.runs(other.pid(), known));
    assertFalse(here.runs(Integer.MAX_VALUE, known));
  }

  @Test
  void aNumberGivenAgainIsAnotherProcess() {
    long own = ProcessHandle.current().pid();
    assertTrue(here.runs(own, Instant.now()));
    assertFalse(here.runs(own, Instant.parse("2020-01-01T00:00:00Z")));
  }

  @Test
  void theMachineHasAName() {
    assertFalse(here.host().isBlank());
    assertEquals("ci-7", new LocalProcesses("ci-7").host());
  }
}
