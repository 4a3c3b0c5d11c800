package dev.stoa.domain.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class SpawnTest {

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05.123456Z");

  private final Spawn spawn = on(Option.some(new SpawnProcess("here", 42)));

  @Test
  void wakesAreCountedWhileItIsOpen() {
    assertEquals(2, spawn.wake().flatMap(Spawn::wake).get().wakes());
    Spawn over = spawn.end(NOW);
    assertEquals(Either.left(new AgentRefused.SpawnEnded(spawn.id(), NOW)), over.wake());
    assertEquals(over, over.end(NOW.plusSeconds(1)));
  }

  @Test
  void anOrphanIsOpenOnThisMachineWithoutItsProcess() {
    assertTrue(spawn.isOrphan(machine("here", false)));
    assertFalse(spawn.isOrphan(machine("here", true)));
    assertFalse(spawn.isOrphan(machine("there", false)));
    assertFalse(spawn.end(NOW).isOrphan(machine("here", false)));
    assertFalse(on(Option.none()).isOrphan(machine("here", false)));
  }

  @Test
  void theMachineIsAskedAboutTheProcessKnownAtTheStart() {
    assertTrue(
        spawn.isOrphan(
            new ProcessTable() {
              @Override
              public String host() {
                return "here";
              }

              @Override
              public boolean runs(long pid, Instant known) {
                return pid != 42 || !known.equals(NOW);
              }
            }));
  }

  @Test
  void numbersThatCountNothingAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> new SpawnProcess("here", 0));
    assertThrows(IllegalArgumentException.class, () -> new SpawnProcess(" ", 1));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Spawn(spawn.id(), spawn.agent(), 0, NOW, Option.none(), 0, Option.none()));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Spawn(spawn.id(), spawn.agent(), 1, NOW, Option.none(), -1, Option.none()));
    assertThrows(IllegalArgumentException.class, () -> new Tally(1, 2));
    assertEquals(3, new Tally(5, 2).active());
  }

  private static Spawn on(Option<SpawnProcess> process) {
    return new Spawn(new SpawnId("s1"), new AgentId("a1"), 1, NOW, Option.none(), 0, process);
  }

  private static ProcessTable machine(String host, boolean running) {
    return new ProcessTable() {
      @Override
      public String host() {
        return host;
      }

      @Override
      public boolean runs(long pid, Instant known) {
        return running;
      }
    };
  }
}
