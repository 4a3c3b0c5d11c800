package dev.stoa.benchmarks.http;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Sends requests on one connection; a small client, so that the server is measured. */
final class CallsOverHttp extends MixedCalls {

  private final Socket socket;
  private final InputStream in;
  private final List<String> ids;

  CallsOverHttp(int port, List<String> ids) throws IOException {
    this.socket = new Socket("127.0.0.1", port);
    this.socket.setTcpNoDelay(true);
    this.in = new BufferedInputStream(socket.getInputStream());
    this.ids = ids;
  }

  @Override
  void recall(String words) throws IOException {
    send("POST", "/v1/memories/recall", "{\"words\":\"" + words + "\",\"limit\":10}");
  }

  @Override
  void search(String words) throws IOException {
    String query = "words=" + words.replace(" ", "&words=");
    send("GET", "/v1/search?limit=10&" + query, "");
  }

  @Override
  void read(Random random) throws IOException {
    send("GET", "/v1/memories/" + ids.get(random.nextInt(ids.size())), "");
  }

  @Override
  void write(String content) throws IOException {
    send("POST", "/v1/memories", "{\"content\":\"" + content + "\"}");
  }

  private void send(String method, String path, String json) throws IOException {
    String head =
        method
            + " "
            + path
            + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
            + json.length()
            + "\r\n\r\n";
    socket.getOutputStream().write((head + json).getBytes(StandardCharsets.US_ASCII));
    String status = line();
    int length = 0;
    for (String header = line(); !header.isEmpty(); header = line()) {
      if (header.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
        length = Integer.parseInt(header.substring(15).strip());
      }
    }
    byte[] body = in.readNBytes(length);
    if (!status.startsWith("HTTP/1.1 200")) {
      throw new IOException(status + ": " + new String(body, StandardCharsets.UTF_8));
    }
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw new IOException("the server closed the connection");
      }
      if (c != '\r') {
        line.append((char) c);
      }
    }
    return line.toString();
  }
}
