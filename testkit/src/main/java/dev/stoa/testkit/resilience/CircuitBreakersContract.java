package dev.stoa.testkit.resilience;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import dev.stoa.domain.resilience.CircuitBreaker;
import dev.stoa.domain.resilience.CircuitBreakerBuilder;
import dev.stoa.domain.resilience.CircuitBreakers;
import dev.stoa.domain.resilience.Probe;
import dev.stoa.domain.resilience.ResilienceStorage;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of circuit breakers. */
public interface CircuitBreakersContract extends WorkspaceContract<ResilienceStorage> {

  /** The instant the breakers of this suite were made. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void aBreakerIsStoredAndRead() {
    CircuitBreaker whole =
        CircuitBreakerBuilder.builder()
            .name(new BreakerName("o'neil \"ıİ\" \uD83D\uDE00"))
            .policy(new BreakerPolicy(7, 3, Duration.ofMillis(1_234), 2))
            .generation(5)
            .failures(6)
            .successes(1)
            .openedAt(Option.some(AT.minusSeconds(9)))
            .probes(Vector.of(new Probe("a", AT.plusNanos(1_000)), new Probe("\"b\"", AT)))
            .updatedAt(AT)
            .build();
    assertEquals(Option.none(), ask(breakers -> breakers.find(whole.name())));
    save(whole);
    assertEquals(Option.some(whole), ask(breakers -> breakers.find(whole.name())));
    CircuitBreaker reset = whole.reset(AT.plusSeconds(1));
    save(reset);
    assertEquals(Option.some(reset), ask(breakers -> breakers.find(whole.name())));
  }

  @Test
  default void namesAreListedInByteOrder() {
    Seq<String> inOrder = Vector.of("A", "B", "a", "a b", "ä", "\uFFFD", "\uD83D\uDE00");
    inOrder.reverse().forEach(name -> save(closed(name)));
    assertEquals(inOrder.take(3), names(Option.none(), 3));
    assertEquals(inOrder.drop(3), names(Option.some("a"), 10));
    assertEquals(Vector.empty(), names(Option.some("\uD83D\uDE00"), 10));
  }

  @Test
  default void aRemovedBreakerIsGone() {
    save(closed("a"));
    save(closed("b"));
    storage()
        .unitOfWork()
        .run(
            () -> {
              storage().circuitBreakers().lock(new BreakerName("a"));
              storage().circuitBreakers().remove(new BreakerName("a"));
              return true;
            });
    assertEquals(Vector.of("b"), names(Option.none(), 10));
  }

  @Test
  default void aBreakerIsLockedOnlyInAWriteUnit() {
    assertThrows(
        IllegalStateException.class, () -> ask(breakers -> breakers.lock(new BreakerName("a"))));
  }

  @Test
  default void aLeftDiscardsWhatWasSaved() {
    storage()
        .unitOfWork()
        .write(
            () -> {
              storage().circuitBreakers().save(closed("a"));
              return Either.left("no");
            });
    assertEquals(Vector.empty(), names(Option.none(), 1));
  }

  @Test
  default void failuresOfManyThreadsAreAllCounted() throws Exception {
    int threads = 6;
    int each = 20;
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int thread = 0; thread < threads; thread++) {
        running.add(
            pool.submit(
                () -> {
                  for (int i = 0; i < each; i++) {
                    failOnce();
                  }
                }));
      }
      for (Future<?> one : running) {
        one.get();
      }
    } catch (ExecutionException e) {
      throw new AssertionError("a writer failed", e.getCause());
    } finally {
      pool.shutdown();
    }
    assertEquals(
        Option.some(threads * each),
        ask(breakers -> breakers.find(new BreakerName("raced"))).map(CircuitBreaker::failures));
  }

  private void failOnce() {
    storage()
        .unitOfWork()
        .write(
            () -> {
              CircuitBreakers breakers = storage().circuitBreakers();
              // The first lock is of a breaker that does not exist yet; it must be exclusive too.
              CircuitBreaker before =
                  breakers.lock(new BreakerName("raced")).getOrElse(() -> closed("raced"));
              breakers.save(before.failed(before.unasked(), AT));
              return Either.right(before);
            });
  }

  private void save(CircuitBreaker breaker) {
    storage()
        .unitOfWork()
        .write(
            () -> {
              storage().circuitBreakers().save(breaker);
              return Either.right(breaker);
            });
  }

  private static CircuitBreaker closed(String name) {
    BreakerPolicy patient = new BreakerPolicy(BreakerPolicy.MAX_COUNT, 1, Duration.ZERO, 1);
    return CircuitBreaker.closed(new BreakerName(name), patient, AT);
  }

  private Seq<String> names(Option<String> after, int limit) {
    return ask(breakers -> breakers.after(after.map(BreakerName::new), limit))
        .map(breaker -> breaker.name().value())
        .toVector();
  }

  private <T> T ask(Function<CircuitBreakers, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().circuitBreakers()));
  }
}
