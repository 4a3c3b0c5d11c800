package dev.stoa.adapter.http;

import dev.stoa.adapter.http.dashboard.DashboardPage;
import dev.stoa.adapter.http.workspace.Workspaces;
import dev.stoa.application.Workspace;
import io.javalin.Javalin;
import io.javalin.util.JavalinBindException;
import jakarta.servlet.http.HttpServlet;
import java.io.IOException;
import java.io.UncheckedIOException;

/** The actions of a workspace over HTTP. */
public final class HttpServer implements AutoCloseable {

  private final HttpServerBuilder parts;
  private final Javalin javalin;
  private final Edge edge;
  private final int port;

  private HttpServer(HttpServerBuilder parts, Javalin javalin, Edge edge) {
    this.parts = parts;
    this.edge = edge;
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
    Edge edge = new Edge(parts.edge());
    Javalin javalin =
        Javalin.create(
            config -> {
              new JettySetup(parts).configure(config.jetty);
              ServerRoutes.addTo(config.routes, parts);
              edge.configure(config);
            });
    HttpSettings settings = parts.settings();
    try {
      javalin.start();
    } catch (JavalinBindException e) {
      edge.close();
      throw new UncheckedIOException(
          settings.host()
              + ":"
              + settings.port()
              + " cannot be listened on: it is in use or not allowed, choose another",
          new IOException(e));
    }
    return new HttpServer(parts, javalin, edge);
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
    edge.close();
    // A stream that its client leaves open would keep the server from stopping.
    parts.servlets().values().forEach(HttpServlet::destroy);
    javalin.stop();
    parts.workspaces().close();
  }
}
