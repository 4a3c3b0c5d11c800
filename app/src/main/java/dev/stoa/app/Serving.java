package dev.stoa.app;

import dev.stoa.actions.Catalogue;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.http.HttpServer;
import dev.stoa.adapter.http.HttpServerBuilder;
import dev.stoa.adapter.http.HttpSettings;
import dev.stoa.adapter.http.WatchedTokens;
import dev.stoa.adapter.mcp.McpServlet;
import dev.stoa.app.token.TokenFileOption;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.function.Consumer;

/** The server of {@code stoa serve}; apart from the command, whose help needs no server. */
record Serving(
    ConfiguredStore store, String host, int port, List<String> names, TokenFileOption tokens) {

  /** Serves until the process is told to end. */
  void run(Consumer<String> started, Foreground process) {
    HttpSettings settings =
        CliFailure.checked(
            () ->
                HttpSettings.DEFAULT.withHost(host).withPort(port).withNames(new HashSet<>(names)));
    store.serve(
        stoa -> {
          HttpServerBuilder server =
              HttpServer.over(stoa)
                  .settings(settings)
                  .mount(
                      "/mcp",
                      McpServlet.withoutHostCheck(Catalogue.complete(), StoaVersion.number()));
          if (tokens.isGiven()) {
            server.tokens(tokens.use(WatchedTokens::new));
          }
          serve(server, started, process);
          return process;
        });
  }

  private static void serve(HttpServerBuilder parts, Consumer<String> started, Foreground process) {
    try (HttpServer server = parts.start()) {
      started.accept(server.url());
      process.await();
    } catch (UncheckedIOException e) {
      throw CliFailure.storage(String.valueOf(e.getMessage()), e);
    } catch (IllegalArgumentException e) {
      throw CliFailure.usage(String.valueOf(e.getMessage()));
    }
  }
}
