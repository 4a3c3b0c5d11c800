package dev.stoa.anthropic;

import com.anthropic.client.AnthropicClient;
import com.anthropic.client.AnthropicClientImpl;
import com.anthropic.core.ClientOptions;
import com.anthropic.core.RequestOptions;
import com.anthropic.core.http.Headers;
import com.anthropic.core.http.HttpClient;
import com.anthropic.core.http.HttpRequest;
import com.anthropic.core.http.HttpResponse;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** A model that gives commands one after the other and hears the answers; there is no network. */
final class ScriptedModel implements HttpClient {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Deque<String> commands;
  private final List<Told> told = new ArrayList<>();
  private int calls;

  /** What the tool answered to a command. */
  record Told(String text, boolean isError) {}

  /**
   * A model.
   *
   * @param commands inputs of the memory tool, with single quotes
   */
  ScriptedModel(String... commands) {
    this.commands = new ArrayDeque<>(List.of(commands));
  }

  AnthropicClient client() {
    return new AnthropicClientImpl(
        ClientOptions.builder().httpClient(this).putHeader("X-Api-Key", "none").build());
  }

  List<Told> told() {
    return List.copyOf(told);
  }

  @Override
  public HttpResponse execute(HttpRequest request, RequestOptions options) {
    hear(json(request));
    String command = commands.poll();
    return command == null
        ? answer("{'type':'text','text':'Done.'}", "end_turn")
        : answer(
            "{'type':'tool_use','id':'call"
                + ++calls
                + "','name':'memory','input':"
                + command
                + "}",
            "tool_use");
  }

  private void hear(JsonNode request) {
    JsonNode messages = request.get("messages");
    JsonNode content = messages.get(messages.size() - 1).get("content");
    for (JsonNode block : content) {
      if (block.path("type").asText().equals("tool_result")) {
        told.add(new Told(block.get("content").asText(), block.path("is_error").asBoolean()));
      }
    }
  }

  private static JsonNode json(HttpRequest request) {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    request.body().orElseThrow().writeTo(body);
    try {
      return JSON.readTree(body.toByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static HttpResponse answer(String block, String reason) {
    String message =
        "{'id':'m1','type':'message','role':'assistant','model':'scripted','content':["
            + block
            + "],'stop_reason':'"
            + reason
            + "','stop_sequence':null,'usage':{'input_tokens':1,'output_tokens':1}}";
    byte[] bytes = message.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    return new HttpResponse() {
      @Override
      public int statusCode() {
        return 200;
      }

      @Override
      public Headers headers() {
        return Headers.builder().put("Content-Type", "application/json").build();
      }

      @Override
      public InputStream body() {
        return new ByteArrayInputStream(bytes);
      }

      @Override
      public void close() {}
    };
  }

  @Override
  public CompletableFuture<HttpResponse> executeAsync(HttpRequest request, RequestOptions options) {
    return CompletableFuture.completedFuture(execute(request, options));
  }

  @Override
  public void close() {}
}
