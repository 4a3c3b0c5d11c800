package dev.stoa.adapter.mcp;

import dev.stoa.actions.Progress;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import io.modelcontextprotocol.spec.McpSchema.Request;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Reports to a client how many items are done, a few times a second. */
final class ProgressNotifications implements Progress {

  private static final long PAUSE_NANOS = 200_000_000;

  private final Object token;
  private final Consumer<ProgressNotification> client;
  private final LongSupplier nanos;
  private long next;

  ProgressNotifications(Object token, Consumer<ProgressNotification> client, LongSupplier nanos) {
    this.token = token;
    this.client = client;
    this.nanos = nanos;
    this.next = nanos.getAsLong();
  }

  /** For the client of this request, if it asked. */
  static Progress of(McpSyncServerExchange exchange, Request request) {
    Object token = request.progressToken();
    return token == null
        ? Progress.NONE
        : new ProgressNotifications(token, exchange::progressNotification, System::nanoTime);
  }

  /** Actions that answer in lines are no tools. */
  @Override
  public void line(String text) {}

  @Override
  public void done(long count) {
    long now = nanos.getAsLong();
    if (now - next >= 0) {
      next = now + PAUSE_NANOS;
      client.accept(ProgressNotification.builder(token, (double) count).build());
    }
  }
}
