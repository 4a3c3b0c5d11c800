package dev.stoa.app.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.stoa.bootstrap.storage.TestEngine;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A client hears of changes as long as its token holds. */
class McpSubscriptionsTest {

  private final HttpClient http = HttpClient.newHttpClient();
  private final BlockingQueue<String> updates = new LinkedBlockingQueue<>();

  @TempDir Path folder;

  private static HttpRequest.Builder request(Server server, String token, String session) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server.url() + "/mcp"))
            .header("Authorization", "Bearer " + token)
            .header("Accept", "application/json, text/event-stream")
            .header("Content-Type", "application/json");
    return session.isEmpty() ? request : request.header("Mcp-Session-Id", session);
  }

  private HttpResponse<String> post(Server server, String token, String session, String json)
      throws Exception {
    return http.send(
        request(server, token, session)
            .POST(BodyPublishers.ofString(json.replace('\'', '"')))
            .build(),
        BodyHandlers.ofString());
  }

  @Test
  void aSubscriptionEndsWhenItsTokenIsRevoked() throws Exception {
    try (Server server = Server.start(TestEngine.SQLITE, folder)) {
      server.cli().run("agent", "register", "zealot", "--model", "m").ok();
      server.cli().run("agent", "register", "bob", "--model", "m").ok();
      server.cli().run("channel", "create", "ops").ok();
      String token = server.token("--subject", "zoe", "--agent", "zealot", "--effect", "read");
      String session =
          post(
                  server,
                  token,
                  "",
                  "{'jsonrpc':'2.0','id':1,'method':'initialize','params':{'protocolVersion':"
                      + "'2025-06-18','capabilities':{},'clientInfo':{'name':'t','version':'1'}}}")
              .headers()
              .firstValue("Mcp-Session-Id")
              .orElseThrow();
      post(server, token, session, "{'jsonrpc':'2.0','method':'notifications/initialized'}");
      http.sendAsync(request(server, token, session).GET().build(), BodyHandlers.ofLines())
          .thenAccept(
              answer ->
                  answer
                      .body()
                      .filter(line -> line.contains("notifications/resources/updated"))
                      .forEach(updates::add));
      HttpResponse<String> subscribed =
          post(
              server,
              token,
              session,
              "{'jsonrpc':'2.0','id':2,'method':'resources/subscribe','params':{'uri':"
                  + "'stoa://inbox'}}");
      assertEquals(200, subscribed.statusCode(), subscribed.body());
      server.cli().run("channel", "post", "ops", "green", "--as", "bob").ok();
      assertNotNull(updates.poll(30, TimeUnit.SECONDS));
      server.revokeAll();
      server.cli().run("channel", "post", "ops", "red", "--as", "bob").ok();
      assertNull(updates.poll(3, TimeUnit.SECONDS));
    }
  }
}
