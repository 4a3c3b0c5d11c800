package dev.stoa.adapter.sqlite;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class WriterTurnTest {

  private static final Duration LONG = Duration.ofSeconds(30);

  private final WriterTurn turn = new WriterTurn();

  @Test
  void onlyOneHasIt() throws Exception {
    assertTrue(turn.await(LONG));
    assertFalse(turn.await(Duration.ofMillis(1)));
    turn.end();
    assertTrue(turn.await(LONG));
  }

  @Test
  void oneThatWaitsGetsItFromOneThatGoesOnWriting() throws Exception {
    AtomicBoolean stopped = new AtomicBoolean();
    assertTrue(turn.await(LONG));
    CompletableFuture<Boolean> waiting = CompletableFuture.supplyAsync(this::isTaken);
    CompletableFuture<Void> busy =
        CompletableFuture.runAsync(
            () -> {
              while (!stopped.get() && isTaken()) {
                turn.end();
              }
            });
    turn.end();

    assertTrue(waiting.get(LONG.toSeconds(), TimeUnit.SECONDS));

    stopped.set(true);
    turn.end();
    busy.get(LONG.toSeconds(), TimeUnit.SECONDS);
  }

  @Test
  void anInterruptedThreadDoesNotTakeIt() throws Exception {
    assertTrue(turn.await(LONG));
    turn.end();
    Thread.currentThread().interrupt();
    assertThrows(InterruptedException.class, () -> turn.await(LONG));
  }

  private boolean isTaken() {
    try {
      return turn.await(LONG);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
