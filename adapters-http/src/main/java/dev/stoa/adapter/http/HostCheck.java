package dev.stoa.adapter.http;

import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Refuses what web pages of others send to a server on this machine: a page may make its own name
 * an address of this machine (DNS rebinding), but the request still has the name.
 */
final class HostCheck {

  private final boolean checks;
  private final Set<String> names = new HashSet<>(Set.of("localhost", "127.0.0.1", "[::1]"));

  HostCheck(HttpSettings settings) {
    checks = settings.isLoopback();
    String host = settings.host().toLowerCase(Locale.ROOT);
    names.add(host.contains(":") ? "[" + host + "]" : host);
    settings.names().forEach(name -> names.add(name.toLowerCase(Locale.ROOT)));
  }

  void check(HttpServletRequest request) {
    if (!checks) {
      return;
    }
    if (!isKnown(withoutPort(request.getHeader("Host")))) {
      throw new HttpFailure(
          403, "request.host", "the header Host names another server: use localhost");
    }
    String origin = request.getHeader("Origin");
    if (origin != null && !isKnown(hostOf(origin))) {
      throw new HttpFailure(
          403, "request.origin", "a web page of another server may not call: the header Origin");
    }
  }

  private boolean isKnown(@Nullable String name) {
    return name != null && names.contains(name.toLowerCase(Locale.ROOT));
  }

  private static @Nullable String withoutPort(@Nullable String host) {
    return host == null ? null : host.replaceFirst(":[0-9]*$", "");
  }

  private static @Nullable String hostOf(String origin) {
    try {
      return URI.create(origin).getHost();
    } catch (IllegalArgumentException e) {
      return null;
    }
  }
}
