package dev.stoa.adapter.http;

import dev.stoa.actions.HostNames;
import dev.stoa.adapter.http.exchange.HttpFailure;
import io.vavr.collection.List;
import jakarta.servlet.http.HttpServletRequest;

/** Refuses what web pages of others send to a server on this machine. */
final class HostCheck {

  private final boolean checks;
  private final HostNames names;

  HostCheck(HttpSettings settings) {
    this.checks = settings.isLoopback();
    this.names = HostNames.loopbackAnd(List.ofAll(settings.names()).append(settings.host()));
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
    if (origin != null && !names.isOrigin(origin)) {
      throw new HttpFailure(
          403, "request.origin", "a web page of another server may not call: the header Origin");
    }
  }
}
