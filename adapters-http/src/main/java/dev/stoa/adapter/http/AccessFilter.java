package dev.stoa.adapter.http;

import dev.stoa.adapter.http.access.Admission;
import dev.stoa.adapter.http.access.Admitted;
import dev.stoa.adapter.http.access.RequestScope;
import dev.stoa.adapter.http.exchange.HttpFailure;
import dev.stoa.adapter.http.exchange.RequestPath;
import dev.stoa.adapter.http.exchange.Responses;
import dev.stoa.adapter.http.workspace.LeaseEnd;
import dev.stoa.adapter.http.workspace.Workspaces;
import jakarta.servlet.FilterChain;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Lets requests in: finds out who calls and on which workspace, for the actions and for mounted
 * servlets alike.
 */
final class AccessFilter extends HttpFilter {

  private static final long serialVersionUID = 1L;

  private static final String OVERRIDE = "X-HTTP-Method-Override";
  private static final Set<String> METHODS =
      Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE");

  private final transient Workspaces workspaces;
  private final transient Consumer<HttpServletRequest> check;
  private final transient Predicate<RequestPath> open;
  private final transient Admission access;
  private final transient ServerMetrics metrics;

  /**
   * A filter before a server.
   *
   * @param check refuses a request whoever sends it
   * @param open which paths are the same for every caller
   */
  AccessFilter(
      Workspaces workspaces,
      Consumer<HttpServletRequest> check,
      Predicate<RequestPath> open,
      Admission access,
      ServerMetrics metrics) {
    this.workspaces = workspaces;
    this.check = check;
    this.open = open;
    this.access = access;
    this.metrics = metrics;
  }

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Cache-Control", "no-store");
    RequestPath path = RequestPath.of(request.getRequestURI());
    long start = System.nanoTime();
    try {
      check.accept(request);
      refuseOverride(request);
      if (open.test(path)) {
        forward(request, response, path, chain);
      } else {
        let(request, response, path, chain);
      }
    } catch (RuntimeException e) {
      Responses.send(response, e);
    } finally {
      count(request, response, start);
    }
  }

  /** Javalin would follow it, past a proxy that lets only reading through. */
  private static void refuseOverride(HttpServletRequest request) {
    if (request.getHeader(OVERRIDE) != null) {
      throw new HttpFailure(
          400,
          "request.method_override",
          "the header " + OVERRIDE + " is not supported: send the method itself");
    }
  }

  private void count(HttpServletRequest request, HttpServletResponse response, long start) {
    String method = METHODS.contains(request.getMethod()) ? request.getMethod() : "other";
    metrics.answered(
        method,
        RequestScope.action(request).getOrElse("none"),
        response.getStatus(),
        Duration.ofNanos(System.nanoTime() - start));
  }

  private void let(
      HttpServletRequest request, HttpServletResponse response, RequestPath path, FilterChain chain)
      throws IOException, ServletException {
    Admitted admitted = access.admit(request, path);
    if (ServerRoutes.isAboutServer(path)) {
      if (path.workspace().isDefined()) {
        throw nothing();
      }
      chain.doFilter(request, response);
      return;
    }
    Workspaces.Lease lease = workspaces.lease(path.workspace()).getOrElseThrow(() -> unknown(path));
    try {
      RequestScope.set(request, admitted, lease.workspace(), path.workspace());
      forward(request, response, path, chain);
    } finally {
      LeaseEnd.after(request, lease);
    }
  }

  private static void forward(
      HttpServletRequest request, HttpServletResponse response, RequestPath path, FilterChain chain)
      throws IOException, ServletException {
    if (path.workspace().isDefined()) {
      // None for a path that leads out of the workspace.
      RequestDispatcher inside = request.getRequestDispatcher(path.rest());
      if (inside == null) {
        throw nothing();
      }
      inside.forward(request, response);
    } else {
      chain.doFilter(request, response);
    }
  }

  private static HttpFailure nothing() {
    return new HttpFailure(
        404, "request.path", "there is nothing at this path: see /docs for those there are");
  }

  private static HttpFailure unknown(RequestPath path) {
    return path.workspace()
        .map(name -> new HttpFailure(404, "workspace.unknown", "there is no workspace " + name))
        .getOrElse(
            () ->
                new HttpFailure(
                    404,
                    "workspace.missing",
                    "this server has several workspaces: begin the path with /w/<workspace>"));
  }
}
