package dev.stoa.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.memory.MemoryQuery;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.ConfigurableApplicationContext;

/** MCP in the application's server: the application's security decides who may do what. */
class McpTest {

  private static final String CALL =
      "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":"
          + "\"remember\",\"arguments\":{\"content\":\"Retries need jitter\"}}}";
  private static final String INITIALIZE =
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
          + "\"2025-06-18\",\"capabilities\":{},\"clientInfo\":{\"name\":\"t\",\"version\":\"1\"}}}";

  @TempDir Path folder;
  private final HttpClient client = HttpClient.newHttpClient();

  @Test
  void rolesOfTheApplicationDecide() throws Exception {
    try (ConfigurableApplicationContext context =
        SecuredApplication.run(folder, "--stoa.mcp.enabled=true")) {
      URI mcp = SecuredApplication.at(context, "/stoa/mcp");
      assertThat(send(mcp, INITIALIZE).statusCode()).isEqualTo(401);
      assertThat(send(mcp, INITIALIZE, "Authorization", SecuredApplication.login("CLERK")).statusCode()).isEqualTo(403);
      assertThat(called(mcp, "STOA_READ")).contains("may have the effect read at most");
      Stoa stoa = context.getBean(Stoa.class);
      assertThat(stoa.memory().list(MemoryQuery.all()).items()).isEmpty();
      assertThat(called(mcp, "STOA_WRITE")).contains("Retries need jitter");
      assertThat(stoa.memory().list(MemoryQuery.all()).items()).hasSize(1);
    }
  }

  private String called(URI mcp, String role) throws Exception {
    String login = SecuredApplication.login(role);
    HttpResponse<String> begun = send(mcp, INITIALIZE, "Authorization", login);
    assertThat(begun.statusCode()).isEqualTo(200);
    String session = begun.headers().firstValue("Mcp-Session-Id").orElseThrow();
    return send(mcp, CALL, "Authorization", login, "Mcp-Session-Id", session).body();
  }

  private HttpResponse<String> send(URI mcp, String message, String... headers) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(mcp)
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .POST(HttpRequest.BodyPublishers.ofString(message));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }
}
