package dev.stoa.adapter.http.events;

import dev.stoa.adapter.http.exchange.HttpFailure;
import dev.stoa.adapter.http.exchange.HttpProblem;
import dev.stoa.domain.kernel.DaemonThread;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * Polls feeds for new events, on one thread for all clients: clients at the same position of the
 * same feed cost one query.
 */
public final class EventPoller implements AutoCloseable {

  private static final Logger LOG = System.getLogger("dev.stoa.http");
  private static final Duration EVERY = Duration.ofMillis(200);
  private static final Duration ALIVE_EVERY = Duration.ofSeconds(10);

  /** A client reconnects after this time, and its token is checked again. */
  private static final Duration LONGEST = Duration.ofMinutes(15);

  private static final int MOST_CLIENTS = 1_000;

  private final Set<EventClient> clients = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(DaemonThread.named("stoa-events"));

  public EventPoller() {
    thread.scheduleWithFixedDelay(
        this::poll, EVERY.toMillis(), EVERY.toMillis(), TimeUnit.MILLISECONDS);
    thread.scheduleWithFixedDelay(
        () -> clients.forEach(EventClient::keepAlive),
        ALIVE_EVERY.toMillis(),
        ALIVE_EVERY.toMillis(),
        TimeUnit.MILLISECONDS);
  }

  /** Refuses further clients if there are too many, or if it ends. */
  void checkRoom() {
    if (thread.isShutdown()) {
      throw new HttpFailure(503, "server.stopping", "the server is stopping: try again later");
    }
    if (clients.size() >= MOST_CLIENTS) {
      throw new HttpFailure(
          HttpProblem.of(429, "server.busy", "too many clients follow events: try again later")
              .header("Retry-After", "5"));
    }
  }

  void add(EventClient client) {
    client.ended().whenComplete((nothing, failure) -> clients.remove(client));
    clients.add(client);
  }

  public int size() {
    return clients.size();
  }

  private void poll() {
    try {
      boolean more = true;
      while (more && !Thread.currentThread().isInterrupted()) {
        more = pollOnce();
      }
    } catch (RuntimeException e) {
      LOG.log(Level.ERROR, "events cannot be read", e);
    }
  }

  /** Whether there may be more at once. */
  private boolean pollOnce() {
    long now = System.nanoTime();
    boolean more = false;
    Map<Tuple2<EventFeed, String>, List<EventClient>> places =
        clients.stream()
            .filter(EventClient::isIdle)
            .collect(Collectors.groupingBy(client -> Tuple.of(client.feed(), client.position())));
    for (Map.Entry<Tuple2<EventFeed, String>, List<EventClient>> place : places.entrySet()) {
      more |= ask(place.getKey(), place.getValue());
    }
    for (EventClient client : clients) {
      if (now - client.since() > LONGEST.toNanos()) {
        client.end();
      }
    }
    return more;
  }

  private static boolean ask(Tuple2<EventFeed, String> place, List<EventClient> followers) {
    try {
      if (place._1.endsWith(place._2)) {
        followers.forEach(EventClient::end);
        return false;
      }
      Seq<ServerEvent> events = place._1.after(place._2);
      if (!events.isEmpty()) {
        followers.forEach(client -> client.give(events));
      }
      return events.size() == EventFeed.PAGE;
    } catch (RuntimeException e) {
      // The channel was deleted, or the store is unreachable: clients reconnect and learn which.
      LOG.log(Level.DEBUG, "a feed cannot be read", e);
      followers.forEach(EventClient::end);
      return false;
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
    clients.forEach(EventClient::end);
  }
}
