package dev.stoa.adapter.http;

import dev.stoa.adapter.http.exchange.RequestPath;
import dev.stoa.adapter.http.routes.Route;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.QoSHandler;
import org.eclipse.jetty.util.Callback;

/**
 * Lets a limited number of requests run and a limited number wait; refuses the rest (429).
 *
 * <p>Requests that are answered over a long time are not counted here: they would keep the others
 * out.
 */
final class RequestQueue extends QoSHandler {

  private final HttpServerBuilder parts;

  RequestQueue(HttpServerBuilder parts) {
    this.parts = parts;
    HttpSettings settings = parts.settings();
    setMaxRequestCount(settings.running());
    setMaxSuspendedRequestCount(settings.waiting());
    setMaxSuspend(settings.patience());
    setRejectStatusCode(429);
  }

  @Override
  public boolean onConditionsMet(Request request, Response response, Callback callback)
      throws Exception {
    return isApart(request)
        ? nextHandler(request, response, callback)
        : super.onConditionsMet(request, response, callback);
  }

  private boolean isApart(Request request) {
    RequestPath path = RequestPath.of(request.getHttpURI().getPath());
    return ServerRoutes.isOpen(path)
        || path.rest().endsWith(Route.EVENTS)
        || path.rest().endsWith(Route.WAIT)
        || (request.getMethod().equals("GET") && parts.servlets().containsKey(path.rest()));
  }
}
