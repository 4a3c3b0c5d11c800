package dev.stoa.adapter.http;

import dev.stoa.adapter.http.exchange.BodyLimits;
import dev.stoa.adapter.http.exchange.BodyMemory;
import dev.stoa.domain.json.InvalidValue;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Set;

/**
 * Where a server listens, and its limits.
 *
 * @param host the name or address it binds to
 * @param port the port; 0 for a free one
 * @param names further names by which a server on this machine is called, as by a proxy before it
 * @param maxBody bytes of a body that is held in memory
 * @param maxLines bytes of JSON Lines that are read while they are used
 * @param running how many requests are worked on at a time
 * @param waiting how many further requests wait; those beyond are refused (429)
 * @param perToken how many requests with one token are worked on, and how many bodies of such are
 *     received, at a time
 * @param patience how long a request waits
 * @param idle how long a connection may be silent
 * @param read how long a body may take to arrive
 * @param stop how long running requests may take when the server is closed
 */
public record HttpSettings(
    String host,
    int port,
    Set<String> names,
    long maxBody,
    long maxLines,
    int running,
    int waiting,
    int perToken,
    Duration patience,
    Duration idle,
    Duration read,
    Duration stop) {

  /** Port 8080 of this machine only. */
  public static final HttpSettings DEFAULT =
      new HttpSettings(
          "127.0.0.1",
          8080,
          Set.of(),
          16L << 20,
          1L << 30,
          32,
          1_024,
          16,
          Duration.ofSeconds(10),
          Duration.ofSeconds(30),
          Duration.ofMinutes(1),
          Duration.ofSeconds(20));

  /** Refuses what cannot work. */
  public HttpSettings {
    if (port < 0 || port > 65_535) {
      throw new InvalidValue("port " + port + " is out of range: give 0 to 65535");
    }
    if (maxBody < 1 || maxLines < 1) {
      throw new InvalidValue("maxBody and maxLines are at least 1");
    }
    if (running < 1 || waiting < 0 || perToken < 1) {
      throw new InvalidValue("running and perToken are at least 1 and waiting at least 0");
    }
  }

  /** Another name or address to bind to. */
  public HttpSettings withHost(String other) {
    return new HttpSettings(
        other, port, names, maxBody, maxLines, running, waiting, perToken, patience, idle, read,
        stop);
  }

  /** Another port; 0 for a free one. */
  public HttpSettings withPort(int other) {
    return new HttpSettings(
        host, other, names, maxBody, maxLines, running, waiting, perToken, patience, idle, read,
        stop);
  }

  /** Further names by which a server on this machine is called. */
  public HttpSettings withNames(Set<String> others) {
    return new HttpSettings(
        host,
        port,
        Set.copyOf(others),
        maxBody,
        maxLines,
        running,
        waiting,
        perToken,
        patience,
        idle,
        read,
        stop);
  }

  /** Another limit of a body that is held in memory, in bytes. */
  public HttpSettings withMaxBody(long bytes) {
    return new HttpSettings(
        host, port, names, bytes, maxLines, running, waiting, perToken, patience, idle, read, stop);
  }

  /** Another limit of JSON Lines that are read while they are used, in bytes. */
  public HttpSettings withMaxLines(long bytes) {
    return new HttpSettings(
        host, port, names, maxBody, bytes, running, waiting, perToken, patience, idle, read, stop);
  }

  /**
   * How many requests are worked on at a time, half of them for one token, and how many further
   * ones wait.
   */
  public HttpSettings withRequests(int most, int queued) {
    return new HttpSettings(
        host,
        port,
        names,
        maxBody,
        maxLines,
        most,
        queued,
        Math.max(1, most / 2),
        patience,
        idle,
        read,
        stop);
  }

  /** How many requests with one token are worked on at a time. */
  public HttpSettings withPerToken(int most) {
    return new HttpSettings(
        host, port, names, maxBody, maxLines, running, waiting, most, patience, idle, read, stop);
  }

  /** How long a request waits for its turn. */
  public HttpSettings withPatience(Duration most) {
    return new HttpSettings(
        host, port, names, maxBody, maxLines, running, waiting, perToken, most, idle, read, stop);
  }

  /** How long a connection may be silent. */
  public HttpSettings withIdle(Duration most) {
    return new HttpSettings(
        host, port, names, maxBody, maxLines, running, waiting, perToken, patience, most, read,
        stop);
  }

  /** Another time for a body to arrive. */
  public HttpSettings withRead(Duration most) {
    return new HttpSettings(
        host, port, names, maxBody, maxLines, running, waiting, perToken, patience, idle, most,
        stop);
  }

  /** Whether only this machine can connect. */
  boolean isLoopback() {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      throw new InvalidValue("host " + host + " is unknown: give an address", e);
    }
  }

  /** What of this a body is read by. */
  BodyLimits bodyLimits() {
    return new BodyLimits(maxBody, maxLines, read, new BodyMemory(running * maxBody));
  }
}
