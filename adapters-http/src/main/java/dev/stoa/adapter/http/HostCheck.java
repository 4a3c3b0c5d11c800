package dev.stoa.adapter.http;

import dev.stoa.actions.HostNames;
import dev.stoa.adapter.http.exchange.HttpFailure;
import dev.stoa.adapter.http.exchange.SameOrigin;
import io.vavr.collection.List;
import jakarta.servlet.http.HttpServletRequest;

/** Refuses what web pages of others send to a server on this machine. */
final class HostCheck {

  private final boolean checks;
  private final boolean hasTokens;
  private final HostNames names;

  HostCheck(HttpSettings settings, boolean hasTokens) {
    this.checks = settings.isLoopback();
    this.hasTokens = hasTokens;
    this.names = HostNames.loopbackAnd(List.ofAll(settings.names()).append(settings.host()));
  }

  /**
   * A page of another server of this machine has another port. Where a token is needed, such a page
   * has none.
   */
  private boolean isThisPort(HttpServletRequest request, String origin) {
    return hasTokens
        || !HostNames.loopbackAnd(List.empty()).isOrigin(origin)
        || SameOrigin.isHost(origin, request.getHeader("Host"));
  }

  void check(HttpServletRequest request) {
    if (!checks) {
      return;
    }
    if (!names.isHost(request.getHeader("Host"))) {
      throw new HttpFailure(
          403, "request.host", "the header Host names another server: use localhost");
    }
    String origin = request.getHeader("Origin");
    if (origin != null && !(names.isOrigin(origin) && isThisPort(request, origin))) {
      throw new HttpFailure(
          403, "request.origin", "a web page of another server may not call: the header Origin");
    }
  }
}
