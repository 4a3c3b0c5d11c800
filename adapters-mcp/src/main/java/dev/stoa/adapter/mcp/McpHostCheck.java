package dev.stoa.adapter.mcp;

import dev.stoa.actions.HostNames;
import io.modelcontextprotocol.server.transport.HeaderAccessor;
import io.modelcontextprotocol.server.transport.ServerHttpHeaderValidator;
import io.modelcontextprotocol.server.transport.ServerTransportSecurityException;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** Refuses requests under a name that is not this server's, and those of foreign web pages. */
record McpHostCheck(HostNames names) implements ServerHttpHeaderValidator {

  private static final int FORBIDDEN = 403;

  @Override
  public void validate(HeaderAccessor headers) throws ServerTransportSecurityException {
    Option<String> host = header(headers, "Host");
    if (!host.exists(names::isHost)) {
      throw refused("Host", host);
    }
    Option<String> origin = header(headers, "Origin");
    if (origin.exists(value -> !names.isOrigin(value))) {
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

  private static Option<String> header(HeaderAccessor headers, String name) {
    return Option.of(headers.getHeader(name)).flatMap(values -> List.ofAll(values).headOption());
  }
}
