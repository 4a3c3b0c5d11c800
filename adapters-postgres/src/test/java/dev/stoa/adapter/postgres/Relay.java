package dev.stoa.adapter.postgres;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A port that passes everything on to a server until it is cut, as a network may be. */
final class Relay implements AutoCloseable {

  private final InetSocketAddress server;
  private final int port;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private ServerSocket accepting;

  Relay(String host, int serverPort) throws IOException {
    server = new InetSocketAddress(host, serverPort);
    accepting = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    port = accepting.getLocalPort();
    accept(accepting);
  }

  int port() {
    return port;
  }

  /** Closes every connection and takes no new one. */
  synchronized void cut() throws IOException {
    accepting.close();
    for (Socket socket : open) {
      socket.close();
    }
  }

  /** Takes connections again, on the same port. */
  synchronized void mend() throws IOException {
    accepting = new ServerSocket();
    accepting.setReuseAddress(true);
    accepting.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    accept(accepting);
  }

  private void accept(ServerSocket source) {
    start(
        () -> {
          while (true) {
            Socket client = source.accept();
            Socket behind = new Socket();
            behind.connect(server);
            join(source, client, behind);
          }
        });
  }

  /** What was accepted just before a cut is closed too. */
  private synchronized void join(ServerSocket source, Socket client, Socket behind)
      throws IOException {
    if (source.isClosed()) {
      client.close();
      behind.close();
      return;
    }
    pass(client, behind);
    pass(behind, client);
  }

  private void pass(Socket from, Socket to) {
    open.add(from);
    start(
        () -> {
          try (from;
              to) {
            from.getInputStream().transferTo(to.getOutputStream());
          }
        });
  }

  private static void start(Passing work) {
    Thread thread =
        new Thread(
            () -> {
              try {
                work.run();
              } catch (IOException cut) {
                // That is what a relay is for.
                return;
              }
            });
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() {
    try {
      cut();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @FunctionalInterface
  private interface Passing {
    void run() throws IOException;
  }
}
