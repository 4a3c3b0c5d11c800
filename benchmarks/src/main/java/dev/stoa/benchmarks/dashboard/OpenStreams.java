package dev.stoa.benchmarks.dashboard;

import dev.stoa.adapter.http.HttpServer;
import dev.stoa.benchmarks.measure.Result;
import dev.stoa.benchmarks.measure.Unit;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The share of a core that clients following events take while nothing happens. */
final class OpenStreams {

  private static final int CLIENTS = 200;
  private static final long MILLIS = 10_000;
  private static final double PERCENT = 100;
  private static final double LIMIT_PERCENT = 5;
  private static final double QUIET = 0.02;

  private OpenStreams() {}

  static Result measure(HttpServer server) throws IOException, InterruptedException {
    awaitQuiet();
    double idle = share(MILLIS);
    List<Socket> clients = new ArrayList<>();
    try {
      for (int i = 0; i < CLIENTS; i++) {
        clients.add(follow(server.port()));
      }
      Thread.sleep(2_000);
      double share = Math.max(0, share(MILLIS) - idle);
      return Result.of(CLIENTS + " idle streams, of a core", Unit.SHARE, PERCENT * share)
          .limit(LIMIT_PERCENT);
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
