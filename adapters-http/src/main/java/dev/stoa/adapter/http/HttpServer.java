package dev.stoa.adapter.http;

import dev.stoa.adapter.http.dashboard.DashboardApi;
import dev.stoa.adapter.http.dashboard.DashboardFigures;
import dev.stoa.adapter.http.dashboard.DashboardPage;
import dev.stoa.adapter.http.events.EventPoller;
import dev.stoa.adapter.http.events.EventRoutes;
import dev.stoa.adapter.http.exchange.BodyLimits;
import dev.stoa.adapter.http.exchange.Responses;
import dev.stoa.adapter.http.routes.Route;
import dev.stoa.adapter.http.routes.Routes;
import dev.stoa.adapter.http.workspace.Workspaces;
import dev.stoa.application.Workspace;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import io.vavr.collection.Seq;
import jakarta.servlet.http.HttpServlet;
import java.io.IOException;
import java.io.UncheckedIOException;

/** The actions of a workspace over HTTP. */
public final class HttpServer implements AutoCloseable {

  private final HttpServerBuilder parts;
  private final Javalin javalin;
  private final EventPoller events;
  private final DashboardFigures figures;
  private final int port;

  private HttpServer(
      HttpServerBuilder parts, Javalin javalin, EventPoller events, DashboardFigures figures) {
    this.parts = parts;
    this.events = events;
    this.figures = figures;
    this.javalin = javalin;
    this.port = javalin.port();
  }

  /** A server of one workspace, which stays open when the server is closed. */
  public static HttpServerBuilder over(Workspace workspace) {
    return over(Workspaces.one(workspace));
  }

  /** A server of several workspaces, which are closed with it. */
  public static HttpServerBuilder over(Workspaces workspaces) {
    return new HttpServerBuilder(workspaces);
  }

  static HttpServer start(HttpServerBuilder parts) {
    EventPoller events = new EventPoller();
    DashboardFigures figures =
        new DashboardFigures(parts.catalogue(), parts.workspaces(), parts.clock());
    Javalin javalin = Javalin.create(config -> configure(config, parts, events, figures));
    HttpSettings settings = parts.settings();
    try {
      javalin.start();
    } catch (JavalinBindException e) {
      events.close();
      figures.close();
      throw new UncheckedIOException(
          settings.host()
              + ":"
              + settings.port()
              + " cannot be listened on: it is in use or not allowed, choose another",
          new IOException(e));
    }
    return new HttpServer(parts, javalin, events, figures);
  }

  private static void configure(
      JavalinConfig config, HttpServerBuilder parts, EventPoller events, DashboardFigures figures) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.prefer405over404 = true;
    config.http.compressionStrategy = CompressionStrategy.NONE;
    config.router.ignoreTrailingSlashes = false;
    new JettySetup(parts).configure(config.jetty);
    ServerRoutes.addTo(config.routes, parts);
    new EventRoutes(parts.catalogue(), events, figures::channels).addTo(config.routes);
    new DashboardApi(parts.catalogue(), parts.access(), figures).addTo(config.routes);
    parts.metrics().gauge("stoa.http.events", "Clients that follow events.", events::size);
    Seq<Route> routes = Routes.of(parts.catalogue());
    BodyLimits limits = parts.settings().bodyLimits();
    RunningRequests running = new RunningRequests();
    WaitLimit waits = new WaitLimit(parts.settings().running());
    // Javalin takes the first that matches.
    for (Route route : routes.sortBy(one -> one.path().contains("{"))) {
      Handler handler = ActionHandler.of(route, limits, running, parts.writes());
      config.routes.addHttpHandler(
          HandlerType.findOrCreate(route.method()),
          route.path(),
          route.waits() ? waits.around(handler) : handler);
    }
    config.routes.exception(
        HttpResponseException.class,
        (e, context) -> Responses.send(context.res(), UnmatchedRequest.problem(e, context)));
    config.routes.exception(
        RuntimeException.class, (e, context) -> Responses.send(context.res(), e));
    config.router.javaLangErrorHandler(Responses::send);
  }

  /** The port it listens on. */
  public int port() {
    return port;
  }

  /** Its address for callers on this machine. */
  public String url() {
    String host = parts.settings().host();
    return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
  }

  /**
   * The address of the dashboard for callers on this machine. With tokens it logs in the first
   * person who opens it, within a quarter of an hour, so it belongs to the operator alone.
   */
  public String dashboard() {
    return url() + DashboardPage.PATH + "/" + login();
  }

  /** As {@link #dashboard()}, of a workspace of a server with several. */
  public String dashboard(String workspace) {
    return url() + "/w/" + workspace + DashboardPage.PATH + "/" + login();
  }

  private String login() {
    return parts.hasTokens() ? "#" + parts.sessions().newCode() : "";
  }

  /** Takes no further requests, waits for those that run, and closes what it opened. */
  @Override
  public void close() {
    events.close();
    figures.close();
    // A stream that its client leaves open would keep the server from stopping.
    parts.servlets().values().forEach(HttpServlet::destroy);
    javalin.stop();
    parts.workspaces().close();
  }
}
