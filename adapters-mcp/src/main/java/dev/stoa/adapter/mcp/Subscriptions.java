package dev.stoa.adapter.mcp;

import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import io.modelcontextprotocol.spec.McpSchema;
import io.vavr.Lazy;
import io.vavr.control.Option;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Tells clients when what they subscribed to has changed, whichever process changed it: it looks
 * once a second, as the subscriber.
 */
final class Subscriptions implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Subscriptions.class.getName());
  private static final long SECONDS = 1;
  private static final int MOST = 1_000;
  private static final long IDLE_NANOS = Duration.ofHours(1).toNanos();

  private record Key(String session, String uri) {}

  /**
   * One subscription.
   *
   * @param seen when its client was last heard of
   */
  private record Watched(CallScope scope, String content, Consumer<String> client, long seen) {
    private Watched now(String found) {
      return new Watched(scope, found, client, seen);
    }

    private Watched seenNow() {
      return new Watched(scope, content, client, System.nanoTime());
    }
  }

  private final Resources resources;
  private final McpTools tools;
  private final Map<Key, Watched> watched = new ConcurrentHashMap<>();
  private final Lazy<ScheduledExecutorService> clock = Lazy.of(this::started);

  /** To these resources, of which a client can watch those that its tools reach. */
  Subscriptions(Resources resources, McpTools tools) {
    this.resources = resources;
    this.tools = tools;
  }

  private ScheduledExecutorService started() {
    ScheduledExecutorService executor =
        Executors.newSingleThreadScheduledExecutor(
            task -> {
              Thread thread = new Thread(task, "stoa-mcp-subscriptions");
              thread.setDaemon(true);
              return thread;
            });
    executor.scheduleWithFixedDelay(this::look, SECONDS, SECONDS, TimeUnit.SECONDS);
    return executor;
  }

  /**
   * Notes what a message of a client means for its subscriptions, or says why it is refused.
   *
   * @param client is told the address of what changed
   */
  Option<WrongMessage> received(
      String session, CallScope scope, String message, Consumer<String> client) {
    watched.replaceAll((key, one) -> key.session().equals(session) ? one.seenNow() : one);
    if (!message.contains("subscribe")) {
      return Option.none();
    }
    JsonObject request = (JsonObject) JsonParser.parse(message);
    boolean begins = isMethod(request, McpSchema.METHOD_RESOURCES_SUBSCRIBE);
    if (!begins && !isMethod(request, McpSchema.METHOD_RESOURCES_UNSUBSCRIBE)) {
      return Option.none();
    }
    JsonObject params = (JsonObject) request.members().get("params").get();
    Key key = new Key(session, ((JsonString) params.members().get("uri").get()).value());
    watched.remove(key);
    if (!begins) {
      return Option.none();
    }
    if (watched.size() >= MOST) {
      return WrongMessage.refused(
          request,
          "there are " + MOST + " subscriptions already: end one with resources/unsubscribe");
    }
    Option<String> content =
        resources
            .action(key.uri())
            .filter(tools.readable(scope.rights(), scope.tools())::contains)
            .flatMap(action -> resources.content(scope, key.uri()));
    if (content.isEmpty()) {
      return WrongMessage.refused(request, "there is nothing to subscribe to at " + key.uri());
    }
    watched.put(key, new Watched(scope, content.get(), client, System.nanoTime()));
    clock.get();
    return Option.none();
  }

  private static boolean isMethod(JsonObject request, String method) {
    return request.members().get("method").contains(new JsonString(method));
  }

  private void look() {
    watched.forEach(
        (key, one) -> {
          try {
            look(key, one);
          } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "a subscription to " + key.uri() + " could not be served", e);
          }
        });
  }

  private void look(Key key, Watched one) {
    if (System.nanoTime() - one.seen() > IDLE_NANOS || !one.scope().holds().getAsBoolean()) {
      watched.remove(key);
      return;
    }
    Option<String> content = resources.content(one.scope(), key.uri());
    if (!content.contains(one.content())) {
      watched.computeIfPresent(key, (same, last) -> last.now(content.getOrElse("")));
      one.client().accept(key.uri());
    }
  }

  @Override
  public void close() {
    watched.clear();
    if (clock.isEvaluated()) {
      clock.get().shutdownNow();
    }
  }
}
