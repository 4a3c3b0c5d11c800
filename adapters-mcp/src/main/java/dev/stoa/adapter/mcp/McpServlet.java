package dev.stoa.adapter.mcp;

import dev.stoa.actions.Caller;
import dev.stoa.actions.HostNames;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.application.Workspace;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServer.SyncSpecification;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import io.modelcontextprotocol.server.transport.ServerHttpHeaderValidator;
import io.modelcontextprotocol.server.transport.ServerTransportSecurityException;
import io.vavr.control.Option;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * MCP over streamable HTTP, at a path that ends with {@code /mcp}.
 *
 * <p>A filter before it says who calls and on which workspace, in the attributes {@link #CALLER}
 * and {@link #WORKSPACE} of each request: a session gives no rights by itself. Both the servlet and
 * the filter must support asynchronous requests.
 */
public final class McpServlet extends HttpServlet {

  /** The attribute with the {@link Caller} of a request. */
  public static final String CALLER = Caller.class.getName();

  /** The attribute with the {@link Workspace} of a request. */
  public static final String WORKSPACE = Workspace.class.getName();

  private static final long serialVersionUID = 1L;
  private static final String SCOPE = CallScope.class.getName();

  /** After this time without use a session is dropped; its client starts a new one. */
  private static final Duration IDLE = Duration.ofHours(1);

  private final transient HttpServletStreamableServerTransportProvider transport;

  private final transient ServerHttpHeaderValidator hosts;

  private McpServlet(
      ServerHttpHeaderValidator hosts, Consumer<HttpServletStreamableServerTransportProvider> use) {
    this.hosts = hosts;
    this.transport =
        HttpServletStreamableServerTransportProvider.builder()
            .mcpEndpoint("/mcp")
            .contextExtractor(McpServlet::context)
            .httpHeaderValidator(ServerHttpHeaderValidator.NOOP)
            .maxRequestSize(MessageLines.LIMIT)
            .sessionSweepInterval(IDLE)
            .build();
    use.accept(transport);
  }

  /**
   * Serves a catalogue to callers that use a name of this machine for itself, or one of these
   * names. Any other could be that of a web page, pointed at this server (DNS rebinding).
   */
  public static McpServlet of(Catalogue catalogue, String version, Iterable<String> names) {
    return of(catalogue, version, new McpHostCheck(HostNames.loopbackAnd(names)));
  }

  /** Serves a catalogue behind a filter that refuses foreign names itself. */
  public static McpServlet withoutHostCheck(Catalogue catalogue, String version) {
    return of(catalogue, version, ServerHttpHeaderValidator.NOOP);
  }

  private static McpServlet of(
      Catalogue catalogue, String version, ServerHttpHeaderValidator hosts) {
    return new McpServlet(
        hosts,
        transport ->
            StoaMcpServer.build(McpServer.sync(transport), catalogue, version, McpServlet::scope));
  }

  /** Serves something else, for tests of the protocol. */
  static McpServlet of(Consumer<SyncSpecification<?>> features) {
    return new McpServlet(
        new McpHostCheck(HostNames.loopbackAnd(List.of())),
        transport -> {
          SyncSpecification<?> server = McpServer.sync(transport);
          features.accept(server);
          server.build();
        });
  }

  private static McpTransportContext context(HttpServletRequest request) {
    return McpTransportContext.create(
        Map.of(
            SCOPE,
            new CallScope(
                (Workspace) request.getAttribute(WORKSPACE),
                (Caller) request.getAttribute(CALLER))));
  }

  private static CallScope scope(McpTransportContext context) {
    return (CallScope) context.get(SCOPE);
  }

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    if (request.getAttribute(CALLER) == null || request.getAttribute(WORKSPACE) == null) {
      response.sendError(HttpServletResponse.SC_UNAUTHORIZED);
      return;
    }
    try {
      hosts.validate(new RequestHeaders(request));
    } catch (ServerTransportSecurityException e) {
      response.sendError(e.getStatusCode(), e.getMessage());
      return;
    }
    if (request.getMethod().equals("POST")) {
      post(request, response);
    } else {
      transport.service(request, response);
    }
  }

  /** What is no message is answered here, with what is wrong; the SDK would name its classes. */
  private void post(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    byte[] body = request.getInputStream().readNBytes(MessageLines.LIMIT + 1);
    if (body.length > MessageLines.LIMIT) {
      response.sendError(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE);
      return;
    }
    Option<WrongMessage> wrong = WrongMessage.in(new String(body, StandardCharsets.UTF_8));
    if (wrong.isEmpty()) {
      transport.service(new ReadRequest(request, body), response);
      return;
    }
    response.setStatus(
        wrong.get().isRequest() ? HttpServletResponse.SC_OK : HttpServletResponse.SC_BAD_REQUEST);
    response.setContentType("application/json");
    response.setCharacterEncoding(StandardCharsets.UTF_8.name());
    response.getWriter().write(wrong.get().json());
  }

  @Override
  public void destroy() {
    transport.destroy();
  }
}
