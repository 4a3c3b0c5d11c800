package dev.stoa.adapter.mcp;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpServerSession;
import io.modelcontextprotocol.spec.McpServerTransport;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import io.modelcontextprotocol.spec.ProtocolVersions;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import reactor.core.publisher.Mono;

/**
 * Messages as lines of JSON over two streams.
 *
 * <p>Unlike the transport of the SDK it ends with its input, answers the requests before that, and
 * survives a line that is no message.
 */
final class StdioTransport implements McpServerTransportProvider, McpServerTransport {

  private static final System.Logger LOG = System.getLogger(StdioTransport.class.getName());
  private static final int LAST_ANSWERS_SECONDS = 30;
  private static final List<String> VERSIONS =
      List.of(
          ProtocolVersions.MCP_2024_11_05,
          ProtocolVersions.MCP_2025_03_26,
          ProtocolVersions.MCP_2025_06_18,
          ProtocolVersions.MCP_2025_11_25);

  private final McpJsonMapper json;
  private final MessageLines lines;
  private final Subscriptions subscriptions;
  private final CallScope scope;
  private final Writer out;
  private final Phaser unanswered = new Phaser(1);
  private Option<McpServerSession> session = Option.none();

  StdioTransport(
      McpJsonMapper json,
      InputStream in,
      Writer out,
      Subscriptions subscriptions,
      CallScope scope) {
    this.subscriptions = subscriptions;
    this.scope = scope;
    this.json = json;
    this.lines = new MessageLines(in);
    this.out = out;
  }

  @Override
  public void setSessionFactory(McpServerSession.Factory factory) {
    session = Option.some(factory.create(this));
  }

  /** Handles messages until the input ends, and lets those in progress finish. */
  void serve() {
    Option<String> line = lines.next();
    while (line.isDefined()) {
      line.filter(text -> !text.isBlank()).forEach(this::handle);
      line = lines.next();
    }
    try {
      unanswered.awaitAdvanceInterruptibly(
          unanswered.arrive(), LAST_ANSWERS_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      LOG.log(Level.WARNING, "the input ended before every request was answered");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void handle(String line) {
    Option<WrongMessage> wrong = WrongMessage.in(line);
    if (wrong.isDefined()) {
      write(wrong.get().json());
      return;
    }
    Option<WrongMessage> refused =
        subscriptions.received(
            "",
            scope,
            line,
            uri ->
                notifyClients(McpSchema.METHOD_NOTIFICATION_RESOURCES_UPDATED, Map.of("uri", uri))
                    .subscribe());
    if (refused.isDefined()) {
      write(refused.get().json());
      return;
    }
    JSONRPCMessage message;
    try {
      message = McpSchema.deserializeJsonRpcMessage(json, line);
    } catch (IOException | RuntimeException e) {
      write(WrongMessage.unreadable("a message is a request, a notification or an answer").json());
      return;
    }
    unanswered.register();
    session
        .get()
        .handle(message)
        .doFinally(signal -> unanswered.arriveAndDeregister())
        .subscribe(nothing -> {}, e -> LOG.log(Level.ERROR, "a message could not be handled", e));
  }

  @Override
  public Mono<Void> sendMessage(JSONRPCMessage message) {
    return Mono.fromRunnable(
        () -> {
          try {
            write(json.writeValueAsString(message));
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  private void write(String line) {
    try {
      synchronized (out) {
        out.write(line + "\n");
        out.flush();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Mono<Void> notifyClients(String method, Object params) {
    return session.get().sendNotification(method, params);
  }

  @Override
  public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
    return json.convertValue(data, type);
  }

  @Override
  public List<String> protocolVersions() {
    return VERSIONS;
  }

  @Override
  public Mono<Void> closeGracefully() {
    return Mono.empty();
  }

  @Override
  public void close() {}
}
