package dev.stoa.testkit.channel;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.MessageSignals;
import dev.stoa.domain.channel.MessageWatch;
import io.vavr.control.Either;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The contract of message signals; a signal may come without a new message. */
public interface MessageSignalsContract<S extends ChannelStorage & AgentStorage>
    extends ChannelWorkspace<S> {

  /** Less than it takes any store to look for itself. */
  Duration BRIEF = Duration.ofMillis(50);

  @Test
  default void aWaitWithoutAnEventTimesOut() {
    try (MessageWatch watch = signals().watch(new ChannelId("ops"), BRIEF)) {
      announce("dev");
      assertFalse(watch.heard());
      assertFalse(watch.heard(), "the time stays up");
    }
  }

  @Test
  default void aZeroWaitReturnsAtOnce() {
    try (MessageWatch watch = signals().watch(new ChannelId("ops"), Duration.ZERO)) {
      assertFalse(watch.heard());
    }
  }

  @Test
  default void anEventBeforeTheWaitIsDelivered() {
    try (MessageWatch watch = signals().watch(new ChannelId("ops"), Duration.ofSeconds(30));
        MessageWatch other = signals().watch(new ChannelId("ops"), Duration.ofSeconds(30))) {
      announce("ops");
      announce("ops");
      assertTrue(watch.heard());
      assertTrue(other.heard(), "every waiting reader is notified");
    }
  }

  @Test
  default void aWaitIsWoken() throws Exception {
    try (MessageWatch watch = signals().watch(new ChannelId("ops"), Duration.ofSeconds(30))) {
      CompletableFuture<Boolean> waiting = CompletableFuture.supplyAsync(watch::heard);
      announce("ops");
      assertTrue(waiting.get(20, TimeUnit.SECONDS));
    }
  }

  @Test
  default void aRolledBackEventIsNotDelivered() {
    try (MessageWatch watch = signals().watch(new ChannelId("ops"), BRIEF)) {
      storage()
          .unitOfWork()
          .write(
              () -> {
                signals().announce(new ChannelId("ops"));
                return Either.left("never mind");
              });
      write(() -> "the next unit has no part in it");
      assertFalse(watch.heard());
    }
  }

  @Test
  default void announcingNeedsAWriteUnit() {
    ChannelId channel = new ChannelId("ops");
    assertThrows(IllegalStateException.class, () -> signals().announce(channel));
    assertThrows(
        IllegalStateException.class,
        () ->
            read(
                () -> {
                  signals().announce(channel);
                  return channel;
                }));
  }

  private MessageSignals signals() {
    return storage().messageSignals();
  }

  private void announce(String channel) {
    write(
        () -> {
          signals().announce(new ChannelId(channel));
          return channel;
        });
  }
}
