package dev.stoa.app.access;

import dev.stoa.app.access.OverEdge.Said;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/** One call of a tool in a session of its own, over HTTP, by the holder of a token. */
final class ToolCall {

  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final String HELLO =
      "{'jsonrpc':'2.0','id':0,'method':'initialize','params':{'protocolVersion':'2025-06-18',"
          + "'capabilities':{},'clientInfo':{'name':'t','version':'1'}}}";

  private final String url;
  private final String token;
  private String session = "";

  ToolCall(String url, String token) {
    this.url = url + "/mcp?profile=all&schemas=true";
    this.token = token;
  }

  Said of(String tool, JsonObject arguments) {
    session = post(HELLO.replace('\'', '"')).headers().firstValue("Mcp-Session-Id").orElseThrow();
    post("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
    JsonObject request =
        JsonObject.builder()
            .put("jsonrpc", "2.0")
            .put("id", 1)
            .put("method", "tools/call")
            .put(
                "params",
                JsonObject.builder().put("name", tool).put("arguments", arguments).build())
            .build();
    String body = post(CanonicalJson.of(request).text()).body();
    String data = body.lines().filter(line -> line.startsWith("data:")).findFirst().orElse(body);
    JsonObject answer = (JsonObject) JsonParser.parse(data.replaceFirst("^data:", ""));
    for (var value : answer.members().get("result")) {
      JsonObject result = (JsonObject) value;
      boolean failed = result.members().get("isError").contains(new JsonBoolean(true));
      return new Said(
          !failed,
          CanonicalJson.of(result.members().get(failed ? "content" : "structuredContent").get())
              .text());
    }
    return new Said(false, data);
  }

  private HttpResponse<String> post(String json) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(url))
            .header("Authorization", "Bearer " + token)
            .header("Accept", "application/json, text/event-stream")
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json));
    if (!session.isEmpty()) {
      request.header("Mcp-Session-Id", session);
    }
    try {
      return CLIENT.send(request.build(), BodyHandlers.ofString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
