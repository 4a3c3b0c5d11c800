package dev.stoa.adapter.mcp;

import io.modelcontextprotocol.server.transport.HeaderAccessor;
import io.modelcontextprotocol.server.transport.ServerHttpHeaderValidator;
import io.modelcontextprotocol.server.transport.ServerTransportSecurityException;
import io.vavr.collection.HashSet;
import io.vavr.collection.List;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import io.vavr.control.Try;
import java.net.URI;
import java.util.Locale;

/** Refuses requests under a name that is not this server's, and those of foreign web pages. */
final class HostCheck implements ServerHttpHeaderValidator {

  private static final int FORBIDDEN = 403;
  private static final Set<String> LOOPBACK = HashSet.of("localhost", "127.0.0.1", "[::1]");

  private final Set<String> hosts;

  private HostCheck(Set<String> hosts) {
    this.hosts = hosts;
  }

  static HostCheck loopbackAnd(Iterable<String> names) {
    return new HostCheck(
        LOOPBACK.addAll(List.ofAll(names).map(name -> name.toLowerCase(Locale.ROOT))));
  }

  @Override
  public void validate(HeaderAccessor headers) throws ServerTransportSecurityException {
    Option<String> host = header(headers, "Host");
    if (!host.exists(value -> isOurs("http://" + value))) {
      throw refused("Host", host);
    }
    Option<String> origin = header(headers, "Origin");
    if (origin.exists(value -> !isOurs(value))) {
      throw refused("Origin", origin);
    }
  }

  private static ServerTransportSecurityException refused(String header, Option<String> value) {
    return new ServerTransportSecurityException(
        FORBIDDEN,
        "the header "
            + header
            + " names "
            + value.getOrElse("nothing")
            + ", which is not this server: allow that name when it starts");
  }

  private boolean isOurs(String url) {
    return Try.of(() -> URI.create(url).getHost())
        .toOption()
        .flatMap(Option::of)
        .map(name -> name.toLowerCase(Locale.ROOT))
        .exists(hosts::contains);
  }

  private static Option<String> header(HeaderAccessor headers, String name) {
    return Option.of(headers.getHeader(name)).flatMap(values -> List.ofAll(values).headOption());
  }
}
