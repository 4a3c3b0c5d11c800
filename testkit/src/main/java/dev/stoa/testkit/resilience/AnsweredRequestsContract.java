package dev.stoa.testkit.resilience;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.resilience.AnsweredRequest;
import dev.stoa.domain.resilience.ResilienceStorage;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The contract of every store of answered requests. */
public interface AnsweredRequestsContract extends WorkspaceContract<ResilienceStorage> {

  /** The instant the requests of this suite were answered. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void aRequestIsStoredAndReplaced() {
    AnsweredRequest first = answered("a", "b", "{\"ü\":\"\uD83D\uDE00\"}", AT);
    assertEquals(Option.none(), locked(first.key()));
    save(first);
    assertEquals(Option.some(first), locked(first.key()));
    AnsweredRequest second =
        AnsweredRequest.of("a", "c", AT).answered("x", Option.some("k1"), AT.plusSeconds(1));
    save(second);
    assertEquals(Option.some(second), locked(first.key()));
    assertEquals(Option.none(), locked(AnsweredRequest.of("b", "b", AT).key()));
  }

  @Test
  default void theOldestAreRemoved() {
    for (int i = 0; i < 5; i++) {
      save(answered("r" + i, "x", "" + i, AT.plusSeconds(i)));
    }
    assertEquals(2, remove(AT.plusSeconds(3), 2));
    assertEquals(Option.none(), locked(AnsweredRequest.of("r1", "x", AT).key()));
    assertEquals(
        "2", locked(AnsweredRequest.of("r2", "x", AT).key()).get().answer(), "one that is left");
    assertEquals(2, remove(AT.plusSeconds(3), 9));
    assertEquals(0, remove(AT.plusSeconds(3), 9));
    assertEquals("4", locked(AnsweredRequest.of("r4", "x", AT).key()).get().answer());
  }

  @Test
  default void theFirstOfManyAtOnceIsAlone() {
    String key = AnsweredRequest.of("raced", "x", AT).key();
    List<CompletableFuture<Boolean>> racing =
        Stream.generate(() -> CompletableFuture.supplyAsync(() -> first(key))).limit(6).toList();
    assertEquals(1, racing.stream().filter(CompletableFuture::join).count());
  }

  private boolean first(String key) {
    return storage()
        .unitOfWork()
        .run(
            () -> {
              boolean none = storage().answeredRequests().lock(key).isEmpty();
              if (none) {
                storage().answeredRequests().save(answered("raced", "x", "1", AT));
              }
              return none;
            });
  }

  private static AnsweredRequest answered(String name, String request, String text, Instant at) {
    return AnsweredRequest.of(name, request, at).answered(text, Option.none(), at);
  }

  private Option<AnsweredRequest> locked(String key) {
    return storage().unitOfWork().run(() -> storage().answeredRequests().lock(key));
  }

  private int remove(Instant last, int limit) {
    return storage().unitOfWork().run(() -> storage().answeredRequests().removeUntil(last, limit));
  }

  private void save(AnsweredRequest request) {
    storage()
        .unitOfWork()
        .write(
            () -> {
              storage().answeredRequests().save(request);
              return Either.right(request);
            });
  }
}
