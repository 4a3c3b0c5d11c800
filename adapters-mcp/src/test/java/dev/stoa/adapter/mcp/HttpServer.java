package dev.stoa.adapter.mcp;

import dev.stoa.actions.Caller;
import dev.stoa.application.Workspace;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServletRequest;
import java.util.EnumSet;
import java.util.function.Function;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** A bare server with the servlet at {@code /mcp} and a filter that says who calls. */
public final class HttpServer implements AutoCloseable {

  private final Server server = new Server();
  private final ServerConnector connector = new ServerConnector(server);

  public HttpServer(
      int port,
      McpServlet servlet,
      Workspace workspace,
      Function<HttpServletRequest, Caller> callers)
      throws Exception {
    connector.setHost("127.0.0.1");
    connector.setPort(port);
    server.addConnector(connector);
    ServletContextHandler context = new ServletContextHandler("/");
    FilterHolder filter =
        new FilterHolder(
            (request, response, chain) -> {
              request.setAttribute(McpServlet.CALLER, callers.apply((HttpServletRequest) request));
              request.setAttribute(McpServlet.WORKSPACE, workspace);
              chain.doFilter(request, response);
            });
    filter.setAsyncSupported(true);
    context.addFilter(filter, "/*", EnumSet.of(DispatcherType.REQUEST));
    ServletHolder holder = new ServletHolder(servlet);
    holder.setAsyncSupported(true);
    context.addServlet(holder, "/*");
    server.setHandler(context);
    server.start();
  }

  public String url() {
    return "http://127.0.0.1:" + connector.getLocalPort();
  }

  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
