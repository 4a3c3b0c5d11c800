package dev.stoa.adapter.http;

import dev.stoa.adapter.http.exchange.BrokenOff;
import io.javalin.config.JettyConfig;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServletRequest;
import java.util.EnumSet;
import java.util.function.Consumer;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** The settings of Jetty, the server below Javalin. */
record JettySetup(HttpServerBuilder parts) {

  /** For accepting, reading and events. */
  private static final int FURTHER_THREADS = 16;

  void configure(JettyConfig jetty) {
    // Those that run, those that wait for something, and those that receive a body.
    QueuedThreadPool threads =
        new QueuedThreadPool(
            (2 + RequestQueue.BODIES) * parts.settings().running() + FURTHER_THREADS);
    threads.setName("stoa-http");
    jetty.threadPool = threads;
    jetty.modifyHttpConfiguration(JettySetup::http);
    jetty.addConnector(this::connector);
    jetty.modifyServer(this::server);
    jetty.modifyServletContextHandler(this::context);
  }

  private static void http(HttpConfiguration http) {
    // A name in a path may contain a slash, which is sent as %2F.
    http.setUriCompliance(
        UriCompliance.DEFAULT.with("stoa", UriCompliance.Violation.AMBIGUOUS_PATH_SEPARATOR));
    http.setSendServerVersion(false);
    http.setSendDateHeader(true);
    http.setRequestHeaderSize(16 << 10);
  }

  private ServerConnector connector(Server server, HttpConfiguration http) {
    HttpSettings settings = parts.settings();
    ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
    connector.setHost(settings.host());
    connector.setPort(settings.port());
    connector.setIdleTimeout(settings.idle().toMillis());
    return connector;
  }

  private void server(Server server) {
    server.setErrorHandler(new JettyProblems());
    server.setStopTimeout(parts.settings().stop().toMillis());
    RequestQueue queue = new RequestQueue(parts);
    server.insertHandler(queue);
    server.insertHandler(new GracefulHandler());
    server.insertHandler(new UnreadBodies());
    parts.metrics().gauge("stoa.http.waiting", "Requests that wait.", queue::waiting);
    parts.metrics().counter("stoa.http.rejected", "Requests refused with 429.", queue);
  }

  private Consumer<HttpServletRequest> check() {
    HostCheck hosts = new HostCheck(parts.settings(), parts.hasTokens());
    return request -> {
      BrokenOff.by(request, failure -> abort(request, failure));
      hosts.check(request);
    };
  }

  private static void abort(HttpServletRequest request, RuntimeException failure) {
    ServletContextRequest.getServletContextRequest(request).getServletChannel().abort(failure);
  }

  private void context(ServletContextHandler context) {
    context.setErrorHandler(new JettyProblems());
    context.getServletHandler().setDecodeAmbiguousURIs(true);
    FilterHolder access =
        new FilterHolder(
            new AccessFilter(
                parts.workspaces(),
                check(),
                ServerRoutes::isOpen,
                parts.access(),
                parts.metrics()));
    access.setAsyncSupported(true);
    context.addFilter(access, "/*", EnumSet.of(DispatcherType.REQUEST));
    parts
        .servlets()
        .forEach(
            (path, servlet) -> {
              ServletHolder holder = new ServletHolder(servlet);
              holder.setAsyncSupported(true);
              context.addServlet(holder, path);
              context.addServlet(holder, path + "/*");
            });
  }
}
