package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.storage.TestEngine;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;

/** {@code stoa serve} in a process of its own. */
class ServeCommandTest {

  @Test
  void servesUntilItIsToldToEnd() throws Exception {
    String url = TestEngine.SQLITE.migratedUrl();
    try (ServingProcess serving = ServingProcess.start("--store", url)) {
      assertTrue(serving.said().contains("There are no tokens"), serving.said());
      HttpRequest register =
          HttpRequest.newBuilder(URI.create(serving.url() + "/v1/agents"))
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString("{\"identity\":\"zealot\",\"model\":\"claude-4\"}"))
              .build();
      HttpResponse<String> answer =
          HttpClient.newHttpClient().send(register, BodyHandlers.ofString());
      assertEquals(200, answer.statusCode(), answer.body());
      assertEquals("Stopped.", serving.stop());
    }
    assertEquals(
        "zealot", Cli.on(url).run("agent", "show", "zealot", "--json").ok().text("identity"));
  }

  @Test
  void whatCannotBeServedIsRefused() throws Exception {
    assertEquals(3, Cli.on(TestEngine.SQLITE.newUrl()).run("serve", "--port", "0").code());
    String url = TestEngine.SQLITE.migratedUrl();
    assertEquals(2, Cli.on(url).run("serve", "--port", "70000").code());
    try (ServerSocket taken = new ServerSocket(0, 1, java.net.InetAddress.getLoopbackAddress())) {
      Cli.on(url)
          .run("serve", "--port", Integer.toString(taken.getLocalPort()))
          .failed(
              3,
              "127.0.0.1:"
                  + taken.getLocalPort()
                  + " cannot be listened on: it is in use or not allowed, choose another");
    }
  }
}
