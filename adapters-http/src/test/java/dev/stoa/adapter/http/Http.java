package dev.stoa.adapter.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.http.routes.Route;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;

/** Sends requests to a server and keeps what it answers. */
public final class Http {

  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final String url;
  private final List<String> headers;

  private Http(String url, List<String> headers) {
    this.url = url;
    this.headers = headers;
  }

  public static Http on(HttpServer server) {
    return new Http(server.url(), List.of());
  }

  public Http with(String name, String value) {
    List<String> more = new ArrayList<>(headers);
    more.addAll(List.of(name, value));
    return new Http(url, more);
  }

  public Http as(String token) {
    return with("Authorization", "Bearer " + token);
  }

  public Answer get(String path) {
    return send("GET", path, "", "");
  }

  Answer delete(String path) {
    return send("DELETE", path, "", "");
  }

  public Answer post(String path, String json) {
    return send("POST", path, Route.JSON, json.replace('\'', '"'));
  }

  public Answer put(String path, String json) {
    return send("PUT", path, Route.JSON, json.replace('\'', '"'));
  }

  public Answer send(String method, String path, String mediaType, String body) {
    return send(
        method,
        path,
        mediaType,
        body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
  }

  public Answer send(String method, String path, String mediaType, HttpRequest.BodyPublisher body) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(url + path)).method(method, body);
    if (!mediaType.isEmpty()) {
      request.header("Content-Type", mediaType);
    }
    if (!headers.isEmpty()) {
      request.headers(headers.toArray(String[]::new));
    }
    try {
      HttpResponse<String> response = CLIENT.send(request.build(), BodyHandlers.ofString());
      return new Answer(response.statusCode(), response.headers(), response.body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What a server answered. */
  public record Answer(int status, HttpHeaders headers, String body) {

    public Answer ok() {
      assertEquals(200, status, body);
      return this;
    }

    /** The same, sure that it is a problem with this status, code and sentence. */
    public Answer problem(int expected, String code, String sentence) {
      assertEquals("application/problem+json", header("content-type"), body);
      assertEquals(sentence, text("detail"));
      assertEquals(code, text("code"));
      assertEquals(expected, status, body);
      return this;
    }

    public String header(String name) {
      return headers.firstValue(name).orElse("");
    }

    JsonObject json() {
      return (JsonObject) JsonParser.parse(body);
    }

    public JsonValue member(String name) {
      return json()
          .members()
          .get(name)
          .getOrElseThrow(() -> new AssertionError("no member " + name + " in " + body));
    }

    public String text(String name) {
      return ((JsonString) member(name)).value();
    }

    public Seq<JsonValue> items() {
      return ((JsonArray) member("items")).values();
    }
  }
}
