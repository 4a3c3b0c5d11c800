package dev.stoa.benchmarks.dashboard;

import dev.stoa.adapter.http.HttpServer;
import dev.stoa.benchmarks.Comparison;
import dev.stoa.benchmarks.Engine;
import io.vavr.control.Option;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The share of a core that clients which follow events cost while nothing happens. */
final class OpenStreams {

  private static final int CLIENTS = 200;
  private static final long MILLIS = 10_000;
  private static final double BAR = 0.05;
  private static final double QUIET = 0.02;

  private OpenStreams() {}

  static Comparison measure(Engine engine, HttpServer server)
      throws IOException, InterruptedException {
    awaitQuiet();
    double nobody = share(MILLIS);
    List<Socket> clients = new ArrayList<>();
    try {
      for (int i = 0; i < CLIENTS; i++) {
        clients.add(follow(server.port()));
      }
      Thread.sleep(2_000);
      double share = Math.max(0.0001, share(MILLIS) - nobody);
      return new Comparison(
          engine.title(),
          String.format(Locale.ROOT, "%d idle streams, %.1f %% of a core", CLIENTS, 100 * share),
          1 / share,
          new Comparison.Against(1 / BAR, BAR / share, 1),
          Option.none());
    } finally {
      for (Socket client : clients) {
        client.close();
      }
    }
  }

  private static Socket follow(int port) throws IOException {
    Socket socket = new Socket("127.0.0.1", port);
    String request = "GET /v1/events HTTP/1.1\r\nHost: localhost\r\n\r\n";
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  /** Opening views starts checks in the background. */
  private static void awaitQuiet() throws InterruptedException {
    int seconds = 0;
    while (share(1_000) > QUIET && seconds < 60) {
      seconds++;
    }
  }

  private static double share(long millis) throws InterruptedException {
    long before = processorNanos();
    Thread.sleep(millis);
    return (processorNanos() - before) / (millis * 1e6);
  }

  private static long processorNanos() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }
}
