package dev.stoa.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.testkit.sqlite.TestWorkspace;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.security.Principal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

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

  @Configuration(proxyBeanMethods = false)
  @EnableAutoConfiguration
  static class Application {

    /**
     * In the place of Spring Security, with its order: believes what the request says of itself.
     */
    @Bean
    FilterRegistrationBean<Believing> security() {
      FilterRegistrationBean<Believing> security = new FilterRegistrationBean<>(new Believing());
      security.setOrder(-100);
      return security;
    }
  }

  static final class Believing extends HttpFilter {
    private static final long serialVersionUID = 1L;

    @Override
    protected void doFilter(
        HttpServletRequest request, HttpServletResponse response, FilterChain chain)
        throws IOException, ServletException {
      String user = request.getHeader("User");
      HttpServletRequest known =
          new HttpServletRequestWrapper(request) {
            @Override
            public Principal getUserPrincipal() {
              return user == null ? null : () -> user;
            }

            @Override
            public boolean isUserInRole(String role) {
              return role.equals(request.getHeader("Role"));
            }
          };
      chain.doFilter(known, response);
    }
  }

  @Test
  void rolesOfTheApplicationDecide() throws Exception {
    try (ConfigurableApplicationContext context =
        new SpringApplicationBuilder(Application.class)
            .run(
                "--server.port=0",
                "--spring.datasource.url=" + TestWorkspace.copyTo(folder.resolve("app.db")),
                "--spring.flyway.enabled=false",
                "--stoa.mcp.enabled=true")) {
      URI mcp =
          URI.create(
              "http://localhost:"
                  + context.getEnvironment().getProperty("local.server.port")
                  + "/stoa/mcp");
      assertThat(send(mcp, INITIALIZE).statusCode()).isEqualTo(401);
      assertThat(send(mcp, INITIALIZE, "User", "ada").statusCode()).isEqualTo(403);
      assertThat(called(mcp, "STOA_READ")).contains("may have the effect read at most");
      Stoa stoa = context.getBean(Stoa.class);
      assertThat(stoa.memory().list(MemoryQuery.all()).items()).isEmpty();
      assertThat(called(mcp, "STOA_WRITE")).contains("Retries need jitter");
      assertThat(stoa.memory().list(MemoryQuery.all()).items()).hasSize(1);
    }
  }

  private String called(URI mcp, String role) throws Exception {
    HttpResponse<String> begun = send(mcp, INITIALIZE, "User", "ada", "Role", role);
    assertThat(begun.statusCode()).isEqualTo(200);
    String session = begun.headers().firstValue("Mcp-Session-Id").orElseThrow();
    return send(mcp, CALL, "User", "ada", "Role", role, "Mcp-Session-Id", session).body();
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
