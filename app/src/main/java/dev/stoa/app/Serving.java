package dev.stoa.app;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.http.HttpServer;
import dev.stoa.adapter.http.HttpSettings;
import dev.stoa.bootstrap.Stoa;
import java.io.UncheckedIOException;
import java.util.function.Consumer;

/** The server of {@code stoa serve}; apart from the command, whose help needs no server. */
record Serving(ConfiguredStore store, String host, int port) {

  /** Serves until the process is told to end. */
  void run(Consumer<String> started, Foreground process) {
    HttpSettings settings =
        CliFailure.checked(() -> HttpSettings.DEFAULT.withHost(host).withPort(port));
    store.serve(
        stoa -> {
          serve(stoa, settings, started, process);
          return process;
        });
  }

  private static void serve(
      Stoa stoa, HttpSettings settings, Consumer<String> started, Foreground process) {
    try (HttpServer server = HttpServer.over(stoa).settings(settings).start()) {
      started.accept(server.url());
      process.await();
    } catch (UncheckedIOException e) {
      throw CliFailure.storage(String.valueOf(e.getMessage()), e);
    } catch (IllegalArgumentException e) {
      throw CliFailure.usage(String.valueOf(e.getMessage()));
    }
  }
}
