package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.Caller;
import dev.stoa.actions.HostNames;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.InvalidValue;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServer.SyncSpecification;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import io.modelcontextprotocol.server.transport.ServerHttpHeaderValidator;
import io.modelcontextprotocol.server.transport.ServerTransportSecurityException;
import io.modelcontextprotocol.spec.HttpHeaders;
import io.modelcontextprotocol.spec.McpSchema;
import io.vavr.collection.Set;
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
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
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

  /** The attribute with the profile of a request that chooses no other; it may be absent. */
  public static final String PROFILE = "dev.stoa.mcp.profile";

  /**
   * The attribute with a {@link BooleanSupplier} that says whether the caller of a request still
   * has its rights, which a subscription asks while it lasts; it may be absent.
   */
  public static final String HOLDS = "dev.stoa.mcp.holds";

  private static final long serialVersionUID = 1L;
  private static final String SCOPE = CallScope.class.getName();

  /** After this time without use a session is dropped; its client starts a new one. */
  private static final Duration IDLE = Duration.ofHours(1);

  /** Beyond this many servers, resources and prompts are those of every tool. */
  private static final int MOST_SERVERS = 100;

  /**
   * Callers of one server see the same tools, of which a filter hides those they did not choose,
   * and the same resources and prompts.
   *
   * @param readable the names of the actions that resources and prompts may use
   */
  private record Offer(Rights rights, boolean schemas, Set<String> readable) {}

  private final transient Catalogue catalogue;
  private final transient ServerHttpHeaderValidator hosts;
  private final transient BiConsumer<HttpServletStreamableServerTransportProvider, Offer> servers;
  private final transient Map<Offer, HttpServletStreamableServerTransportProvider> transports =
      new ConcurrentHashMap<>();

  private final transient Subscriptions subscriptions;
  private final transient McpTools tools;

  /** Whether its resources are those of Stoa, which are watched here. */
  private final boolean watches;

  private McpServlet(
      Catalogue catalogue,
      ServerHttpHeaderValidator hosts,
      boolean watches,
      BiConsumer<HttpServletStreamableServerTransportProvider, Offer> servers) {
    this.watches = watches;
    this.catalogue = catalogue;
    this.hosts = hosts;
    this.tools = McpTools.of(catalogue, false);
    this.subscriptions =
        new Subscriptions(new Resources(ActionTool.actions(catalogue), McpServlet::scope), tools);
    this.servers = servers;
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
        catalogue,
        hosts,
        true,
        (transport, offer) ->
            StoaMcpServer.build(
                McpServer.sync(transport),
                version,
                McpTools.of(catalogue, offer.schemas()),
                offer.rights(),
                ActionTool.actions(catalogue)
                    .filter(action -> offer.readable().contains(action.name())),
                McpServlet::scope));
  }

  /** Serves something else, for tests of the protocol. */
  static McpServlet of(Consumer<SyncSpecification<?>> features) {
    return new McpServlet(
        Catalogue.complete(),
        new McpHostCheck(HostNames.loopbackAnd(List.of())),
        false,
        (transport, offer) -> {
          SyncSpecification<?> server = McpServer.sync(transport);
          features.accept(server);
          server.build();
        });
  }

  private HttpServletStreamableServerTransportProvider transport(Offer offer) {
    HttpServletStreamableServerTransportProvider known = transports.get(offer);
    if (known != null) {
      return known;
    }
    // Not computeIfAbsent: it initialises classes. Of two that are made, the first is kept.
    HttpServletStreamableServerTransportProvider made = make(offer);
    HttpServletStreamableServerTransportProvider first = transports.putIfAbsent(offer, made);
    if (first == null) {
      return made;
    }
    made.destroy();
    return first;
  }

  private HttpServletStreamableServerTransportProvider make(Offer offer) {
    HttpServletStreamableServerTransportProvider transport =
        HttpServletStreamableServerTransportProvider.builder()
            .mcpEndpoint("/mcp")
            .contextExtractor(McpServlet::context)
            .httpHeaderValidator(ServerHttpHeaderValidator.NOOP)
            .maxRequestSize(MessageLines.LIMIT)
            .sessionSweepInterval(IDLE)
            .build();
    servers.accept(transport, offer);
    return transport;
  }

  private static McpTransportContext context(HttpServletRequest request) {
    return McpTransportContext.create(
        Map.of(SCOPE, Objects.requireNonNull(request.getAttribute(SCOPE))));
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
      request.setAttribute(SCOPE, scope(request));
    } catch (ServerTransportSecurityException e) {
      response.sendError(e.getStatusCode(), e.getMessage());
      return;
    } catch (InvalidValue e) {
      refuse(response, WrongMessage.unreadable(String.valueOf(e.getMessage())));
      return;
    }
    if (request.getMethod().equals("POST")) {
      post(request, response);
    } else {
      answer(request, response);
    }
  }

  private CallScope scope(HttpServletRequest request) {
    Option<String> tools = chosen(request, "tools");
    Option<String> profile = chosen(request, "profile");
    Option<String> usual = Option.of((String) request.getAttribute(PROFILE));
    return new CallScope(
        (Workspace) request.getAttribute(WORKSPACE),
        (Caller) request.getAttribute(CALLER),
        ToolChoice.of(
            catalogue,
            tools.isEmpty() ? profile.orElse(usual) : profile,
            tools.toList().flatMap(names -> List.of(names.split(",")))),
        Option.of((BooleanSupplier) request.getAttribute(HOLDS)).getOrElse(() -> () -> true));
  }

  /** By a parameter of the address, or by a header such as {@code Stoa-Profile}. */
  private static Option<String> chosen(HttpServletRequest request, String name) {
    return Option.of(request.getParameter(name))
        .orElse(() -> Option.of(request.getHeader("Stoa-" + name)))
        .filter(text -> !text.isBlank());
  }

  private void answer(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    transport(request).service(request, response);
  }

  private HttpServletStreamableServerTransportProvider transport(HttpServletRequest request) {
    CallScope scope = (CallScope) request.getAttribute(SCOPE);
    boolean schemas = chosen(request, "schemas").contains("true");
    Offer offer = offer(scope.rights(), schemas, scope.tools());
    return transport(
        transports.size() < MOST_SERVERS || transports.containsKey(offer)
            ? offer
            : offer(
                scope.rights(),
                schemas,
                ToolChoice.of(catalogue, Option.some(Profile.ALL), List.of())));
  }

  private Offer offer(Rights rights, boolean schemas, ToolChoice choice) {
    return new Offer(rights, schemas, tools.readable(rights, choice).map(Action::name).toSet());
  }

  private Option<WrongMessage> subscribed(HttpServletRequest request, String message) {
    HttpServletStreamableServerTransportProvider transport = transport(request);
    return Option.of(request.getHeader(HttpHeaders.MCP_SESSION_ID))
        .filter(session -> watches)
        .flatMap(
            session ->
                subscriptions.received(
                    session,
                    (CallScope) request.getAttribute(SCOPE),
                    message,
                    uri ->
                        transport
                            .notifyClient(
                                session,
                                McpSchema.METHOD_NOTIFICATION_RESOURCES_UPDATED,
                                Map.of("uri", uri))
                            .subscribe()));
  }

  /** What is no message is answered here, with what is wrong; the SDK would name its classes. */
  private void post(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    byte[] body = request.getInputStream().readNBytes(MessageLines.LIMIT + 1);
    if (body.length > MessageLines.LIMIT) {
      response.sendError(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE);
      return;
    }
    String message = new String(body, StandardCharsets.UTF_8);
    Option<WrongMessage> wrong =
        WrongMessage.in(message).orElse(() -> subscribed(request, message));
    if (wrong.isEmpty()) {
      answer(new ReadRequest(request, body), response);
    } else {
      refuse(response, wrong.get());
    }
  }

  private static void refuse(HttpServletResponse response, WrongMessage wrong) throws IOException {
    response.setStatus(
        wrong.isRequest() ? HttpServletResponse.SC_OK : HttpServletResponse.SC_BAD_REQUEST);
    response.setContentType("application/json");
    response.setCharacterEncoding(StandardCharsets.UTF_8.name());
    response.getWriter().write(wrong.json());
  }

  @Override
  public void destroy() {
    subscriptions.close();
    transports.values().forEach(HttpServletStreamableServerTransportProvider::destroy);
  }
}
