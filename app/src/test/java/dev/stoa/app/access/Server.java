package dev.stoa.app.access;

import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.http.HttpServer;
import dev.stoa.adapter.http.HttpSettings;
import dev.stoa.adapter.http.access.TokenFile;
import dev.stoa.adapter.http.access.WatchedTokens;
import dev.stoa.adapter.mcp.McpServlet;
import dev.stoa.app.Cli;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/** A server of a new workspace with tokens, which the command line makes. */
final class Server implements AutoCloseable {

  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final Cli cli;
  private final Path tokens;
  private final Stoa stoa;
  private final HttpServer http;
  private final Map<String, String> agents = new HashMap<>();

  private Server(Cli cli, Path tokens, Stoa stoa, HttpServer http) {
    this.cli = cli;
    this.tokens = tokens;
    this.stoa = stoa;
    this.http = http;
  }

  static Server start(TestEngine engine, Path folder) {
    String url = engine.migratedUrl();
    Path tokens = folder.resolve("tokens.jsonl");
    Stoa stoa = Stoa.open(url);
    AtomicLong time = new AtomicLong();
    HttpServer http =
        HttpServer.over(stoa)
            .settings(HttpSettings.DEFAULT.withPort(0))
            .tokens(new WatchedTokens(new TokenFile(tokens), () -> time.addAndGet(2_000_000_000L)))
            .mount("/mcp", McpServlet.withoutHostCheck(Catalogue.complete(), "1"))
            .start();
    return new Server(Cli.on(url), tokens, stoa, http);
  }

  Cli cli() {
    return cli;
  }

  Stoa stoa() {
    return stoa;
  }

  String url() {
    return http.url();
  }

  /** A token as {@code stoa token create} makes it. */
  String token(String... words) {
    String[] all =
        Stream.concat(
                Stream.of("token", "create", "--tokens", tokens.toString(), "--json"),
                Arrays.stream(words))
            .toArray(String[]::new);
    return cli.run(all).ok().text("token");
  }

  /** The token of an agent, made when it is first asked for. */
  String tokenOf(String agent) {
    return agents.computeIfAbsent(
        agent, name -> token("--subject", "ada", "--agent", name, "--effect", "write"));
  }

  /** Revokes every token. */
  void revokeAll() {
    for (JsonObject token :
        cli.run("token", "list", "--tokens", tokens.toString(), "--json").ok().objects("items")) {
      String id = ((JsonString) token.members().get("id").get()).value();
      cli.run("token", "revoke", id, "--tokens", tokens.toString()).ok();
    }
  }

  /** What is answered to a holder of a token: the status, a blank and the body. */
  String send(String token, String method, String path, String json) {
    return sendText(token, method, path, json.replace('\'', '"'));
  }

  /** As above, with the body as it is. */
  String sendText(String token, String method, String path, String json) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(url() + path))
            .header("Authorization", "Bearer " + token)
            .method(
                method, json.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(json));
    if (!json.isEmpty()) {
      request.header("Content-Type", "application/json");
    }
    try {
      HttpResponse<String> answer = CLIENT.send(request.build(), BodyHandlers.ofString());
      return answer.statusCode() + " " + answer.body();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  String get(String token, String path) {
    return send(token, "GET", path, "");
  }

  String post(String token, String path, String json) {
    return send(token, "POST", path, json);
  }

  @Override
  public void close() {
    http.close();
    stoa.close();
  }
}
