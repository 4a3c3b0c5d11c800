package dev.stoa.bootstrap.storage;

import dev.stoa.domain.kernel.DaemonThread;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/** Stands between a client and a PostgreSQL server, and counts what the client waits for. */
final class CountedTrips implements AutoCloseable {

  private static final int LENGTH = 4;
  private static final int REQUEST = 4;
  private static final String PREFIX = "jdbc:";

  private final URI server;
  private final ServerSocket clients;
  private final AtomicLong trips = new AtomicLong();
  private final ExecutorService threads =
      Executors.newCachedThreadPool(DaemonThread.named("counted-trips"));

  CountedTrips(String url) throws IOException {
    this.server = URI.create(url.substring(PREFIX.length()));
    this.clients = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    threads.execute(this::accept);
  }

  long count() {
    return trips.get();
  }

  /** The url of the same database through this. */
  String url() {
    return PREFIX
        + server
            .toString()
            .replace(
                server.getRawAuthority(),
                clients.getInetAddress().getHostAddress() + ":" + clients.getLocalPort());
  }

  private void accept() {
    try {
      while (true) {
        Socket client = clients.accept();
        Socket behind = new Socket(server.getHost(), server.getPort());
        client.setTcpNoDelay(true);
        behind.setTcpNoDelay(true);
        threads.execute(() -> forward(client, behind));
        threads.execute(() -> answer(behind, client));
      }
    } catch (IOException closed) {
      threads.shutdownNow();
    }
  }

  /**
   * A message is a letter, a length and a body; the first of a session has no letter, nor has a
   * request for encryption before it.
   */
  private void forward(Socket from, Socket to) {
    try (from;
        to;
        DataInputStream in = new DataInputStream(from.getInputStream());
        DataOutputStream out = new DataOutputStream(to.getOutputStream())) {
      byte[] first = body(in);
      while (first.length == REQUEST) {
        send(first, out);
        first = body(in);
      }
      send(first, out);
      while (true) {
        int letter = in.readUnsignedByte();
        byte[] message = body(in);
        // Before it is sent, because the answer may be read at once.
        count(letter, message);
        out.writeByte(letter);
        send(message, out);
      }
    } catch (EOFException | SocketException ended) {
      return;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The driver does not wait for the answer to a begin. */
  private void count(int letter, byte[] message) {
    if (letter == 'S'
        || letter == 'Q' && !new String(message, StandardCharsets.UTF_8).startsWith("BEGIN")) {
      trips.incrementAndGet();
    }
  }

  private static byte[] body(DataInputStream in) throws IOException {
    return in.readNBytes(in.readInt() - LENGTH);
  }

  private static void send(byte[] message, DataOutputStream out) throws IOException {
    out.writeInt(message.length + LENGTH);
    out.write(message);
    out.flush();
  }

  private static void answer(Socket from, Socket to) {
    try (from;
        to) {
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException ended) {
      return;
    }
  }

  @Override
  public void close() throws IOException {
    clients.close();
  }
}
