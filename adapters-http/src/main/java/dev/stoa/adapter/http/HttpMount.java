package dev.stoa.adapter.http;

import dev.stoa.actions.Caller;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.http.access.Admitted;
import dev.stoa.adapter.http.access.DashboardWrites;
import dev.stoa.adapter.http.exchange.BrokenOff;
import dev.stoa.adapter.http.exchange.HttpFailure;
import dev.stoa.adapter.http.exchange.RequestRoot;
import dev.stoa.adapter.http.exchange.SameOrigin;
import dev.stoa.adapter.http.workspace.Workspaces;
import dev.stoa.application.Workspace;
import io.javalin.Javalin;
import io.javalin.http.servlet.JavalinServlet;
import io.micrometer.core.instrument.MeterRegistry;
import io.vavr.control.Option;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * The actions and the dashboard as a servlet of another server, below a path of it.
 *
 * <p>The security of that server comes before it, and says who calls: there are no tokens and no
 * login. It must support asynchronous requests. Its limits are those of the other server too.
 */
public final class HttpMount extends HttpServlet implements AutoCloseable {

  private static final long serialVersionUID = 1L;

  private final transient Edge edge;
  private final transient AccessFilter access;
  private final transient JavalinServlet servlet;

  private HttpMount(Edge.Parts parts, Function<HttpServletRequest, Option<Caller>> callers) {
    this.edge = new Edge(parts);
    this.servlet = new JavalinServlet(Javalin.create(edge::configure).unsafe);
    this.access =
        new AccessFilter(
            parts.workspaces(),
            SameOrigin::refuseOthers,
            path -> false,
            (request, path) -> admitted(callers, request),
            parts.metrics());
  }

  /**
   * Over one workspace, which stays open.
   *
   * @param callers on whose behalf a request runs actions; none if it may do nothing
   * @param registry where requests are counted
   * @param allowWrites whether the dashboard may do a few actions that change something
   */
  public static HttpMount over(
      Workspace workspace,
      Function<HttpServletRequest, Option<Caller>> callers,
      MeterRegistry registry,
      boolean allowWrites) {
    return over(workspace, Catalogue.complete(), callers, registry, allowWrites);
  }

  /** As above, with other actions than those of every context. */
  static HttpMount over(
      Workspace workspace,
      Catalogue catalogue,
      Function<HttpServletRequest, Option<Caller>> callers,
      MeterRegistry registry,
      boolean allowWrites) {
    return new HttpMount(
        new Edge.Parts(
            Workspaces.one(workspace),
            catalogue,
            HttpSettings.DEFAULT,
            InstantSource.system(),
            ServerMetrics.in(registry),
            new DashboardWrites(allowWrites),
            false),
        callers);
  }

  private static Admitted admitted(
      Function<HttpServletRequest, Option<Caller>> callers, HttpServletRequest request) {
    return callers
        .apply(request)
        .map(caller -> Admitted.byServer(caller, request))
        .getOrElseThrow(
            () ->
                request.getUserPrincipal() == null
                    ? new HttpFailure(401, "access.user_missing", "there is no user: log in first")
                    : new HttpFailure(
                        403, "access.user", "the user may do nothing here: ask for a role"));
  }

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    String root = request.getContextPath() + request.getServletPath();
    if (!request.getRequestURI().startsWith(root)) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
      return;
    }
    String path = request.getRequestURI().substring(root.length());
    if (path.isEmpty() || path.equals("/")) {
      response.sendRedirect(root + "/ui/");
      return;
    }
    AtomicReference<RuntimeException> failure = new AtomicReference<>();
    MountedRequest inside = new MountedRequest(request, path);
    RequestRoot.set(inside, root);
    BrokenOff.by(inside, failure::set);
    access.doFilter(inside, response, servlet::service);
    if (failure.get() != null) {
      // A server breaks an answer off that it has begun to send.
      throw new ServletException(failure.get());
    }
  }

  /** Ends the streams that clients keep open, which a server would wait for when it stops. */
  @Override
  public void close() {
    edge.close();
  }

  @Override
  public void destroy() {
    close();
  }
}
