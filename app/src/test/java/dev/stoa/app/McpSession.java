package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A client of {@code stoa mcp} in this process, one request after the other. */
public final class McpSession implements AutoCloseable {

  private final PipedOutputStream input = new PipedOutputStream();
  private final Lines answers = new Lines();
  private final StringWriter complaints = new StringWriter();
  private final CompletableFuture<Integer> ended;
  private int requests;

  private McpSession(String url, String profile) throws IOException {
    PipedInputStream read = new PipedInputStream(input, 1 << 16);
    String[] words = {"mcp", "--profile", profile, "--store", url};
    this.ended =
        CompletableFuture.supplyAsync(
            () ->
                StoaCommand.run(words, read, new PrintWriter(answers), new PrintWriter(complaints)),
            work -> new Thread(work, "mcp").start());
  }

  /** With the tools of a profile, and no agent. */
  public static McpSession of(String url, String profile) {
    try {
      McpSession session = new McpSession(url, profile);
      session.ask(
          "initialize",
          "{\"protocolVersion\":\"2025-06-18\",\"capabilities\":{},"
              + "\"clientInfo\":{\"name\":\"test\",\"version\":\"1\"}}");
      session.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
      return session;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The result of a request. */
  public JsonObject ask(String method, String params) {
    requests++;
    send(
        "{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"%s\",\"params\":%s}"
            .formatted(requests, method, params));
    JsonObject answer = (JsonObject) JsonParser.parse(answers.next());
    return (JsonObject)
        answer
            .members()
            .get("result")
            .getOrElseThrow(() -> new AssertionError(answer + complaints.toString()));
  }

  /** What a tool answers to an object of JSON. */
  public Answer call(String tool, String arguments) {
    JsonObject result =
        ask("tools/call", "{\"name\":\"%s\",\"arguments\":%s}".formatted(tool, arguments));
    JsonObject content =
        (JsonObject) ((JsonArray) result.members().get("content").get()).values().get(0);
    return new Answer(
        ((JsonString) content.members().get("text").get()).value(),
        result.members().get("structuredContent").map(McpSession::json).getOrElse(""),
        result.members().get("isError").map(McpSession::json).contains("true"));
  }

  /** The same value is the same text. */
  public static String json(JsonValue value) {
    return CanonicalJson.of(value).text();
  }

  private void send(String line) {
    try {
      input.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      input.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(complaints.toString(), e);
    }
  }

  @Override
  public void close() throws IOException {
    input.close();
    assertEquals(0, ended.join(), complaints::toString);
  }

  /**
   * The answer of a tool.
   *
   * @param structured canonical, or empty
   */
  public record Answer(String text, String structured, boolean isError) {}

  /** Keeps each line that is written. */
  private static final class Lines extends Writer {
    private final BlockingQueue<String> whole = new LinkedBlockingQueue<>();
    private final StringBuilder begun = new StringBuilder();

    @Override
    public void write(char[] chars, int from, int length) {
      synchronized (begun) {
        begun.append(chars, from, length);
        for (int end = begun.indexOf("\n"); end >= 0; end = begun.indexOf("\n")) {
          whole.add(begun.substring(0, end));
          begun.delete(0, end + 1);
        }
      }
    }

    String next() {
      try {
        String line = whole.poll(60, TimeUnit.SECONDS);
        if (line == null) {
          throw new AssertionError("no answer");
        }
        return line;
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
