package dev.stoa.adapter.http;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Answers of writes by the key of their request, so that a request sent again is not done again.
 *
 * <p>They are in memory, because the server that a client calls again is the one that may have
 * answered: a restart forgets them. What was refused or failed changed nothing and is not kept.
 */
final class IdempotencyKeys {

  static final Duration KEPT = Duration.ofHours(24);

  private static final int MOST_KEYS = 100_000;
  private static final long MOST_BYTES = 64L << 20;

  private final InstantSource clock;
  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private long bytes;

  /** The first request of a key, and its answer once there is one. */
  private record Entry(String fingerprint, Instant since, @Nullable Reply reply) {

    private long bytes() {
      return reply == null ? 0 : reply.body().length;
    }
  }

  IdempotencyKeys(InstantSource clock) {
    this.clock = clock;
  }

  /**
   * Does the work, or returns what it answered before.
   *
   * @param scope the key, the caller and the workspace
   * @param fingerprint of the whole request
   * @return the answer, and whether it was given before
   */
  Tuple2<Reply, Boolean> once(String scope, String fingerprint, Supplier<Reply> work) {
    Reply before = begun(scope, fingerprint);
    if (before != null) {
      return Tuple.of(before, true);
    }
    Reply reply = null;
    try {
      reply = work.get();
      return Tuple.of(reply, false);
    } finally {
      ended(scope, fingerprint, reply);
    }
  }

  private synchronized @Nullable Reply begun(String scope, String fingerprint) {
    removeOld();
    Entry entry = entries.get(scope);
    if (entry == null) {
      entries.put(scope, new Entry(fingerprint, clock.instant(), null));
      return null;
    }
    if (!entry.fingerprint().equals(fingerprint)) {
      throw new HttpFailure(
          409,
          "idempotency.other_request",
          "the header Idempotency-Key was sent with another request: use a new key for this one");
    }
    if (entry.reply() == null) {
      throw new HttpFailure(
          HttpProblem.of(
                  409,
                  "idempotency.running",
                  "the first request with this Idempotency-Key still runs: try again later")
              .header("Retry-After", "1"));
    }
    return entry.reply();
  }

  private synchronized void ended(String scope, String fingerprint, @Nullable Reply reply) {
    if (reply == null || !reply.isDone()) {
      entries.remove(scope);
      return;
    }
    Entry entry = new Entry(fingerprint, clock.instant(), reply);
    entries.remove(scope);
    entries.put(scope, entry);
    bytes += entry.bytes();
    removeOld();
  }

  /** The oldest are first; those that still run stay. */
  private void removeOld() {
    Instant end = clock.instant().minus(KEPT);
    Iterator<Entry> all = entries.values().iterator();
    while (all.hasNext()) {
      Entry entry = all.next();
      boolean full = entries.size() > MOST_KEYS || bytes > MOST_BYTES;
      if (!full && entry.since().isAfter(end)) {
        return;
      }
      if (entry.reply() != null) {
        bytes -= entry.bytes();
        all.remove();
      }
    }
  }
}
