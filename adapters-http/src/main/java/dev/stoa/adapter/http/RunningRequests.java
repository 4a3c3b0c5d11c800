package dev.stoa.adapter.http;

import dev.stoa.adapter.http.exchange.HttpFailure;
import dev.stoa.adapter.http.exchange.HttpProblem;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * The requests with an {@code Idempotency-Key} that run: one that is sent again meanwhile is
 * refused with a hint to retry, instead of waiting in the store with a connection.
 */
final class RunningRequests {

  private final Set<String> running = ConcurrentHashMap.newKeySet();

  <T> T alone(String name, Supplier<T> work) {
    if (!running.add(name)) {
      throw new HttpFailure(
          HttpProblem.of(
                  409,
                  "idempotency.running",
                  "the first request with this Idempotency-Key still runs: try again later")
              .header("Retry-After", "1"));
    }
    try {
      return work.get();
    } finally {
      running.remove(name);
    }
  }
}
