package dev.stoa.adapter.http;

import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.http.access.CallerAccess;
import dev.stoa.adapter.http.access.DashboardSessions;
import dev.stoa.adapter.http.access.DashboardWrites;
import dev.stoa.adapter.http.access.RefusedTokens;
import dev.stoa.adapter.http.access.Tokens;
import dev.stoa.adapter.http.workspace.Workspaces;
import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import jakarta.servlet.http.HttpServlet;
import java.time.InstantSource;

/** What a server is made of, before it is started. */
public final class HttpServerBuilder {

  private final Workspaces workspaces;
  private Catalogue catalogue = Catalogue.complete();
  private HttpSettings settings = HttpSettings.DEFAULT;
  private Option<Tokens> tokens = Option.none();
  private InstantSource clock = InstantSource.system();
  private ServerMetrics metrics = new ServerMetrics();
  private boolean allowWrites;
  private Option<CallerAccess> access = Option.none();
  private Map<String, HttpServlet> servlets = LinkedHashMap.empty();

  HttpServerBuilder(Workspaces workspaces) {
    this.workspaces = workspaces;
  }

  /** Where it listens, and its limits. */
  public HttpServerBuilder settings(HttpSettings chosen) {
    this.settings = chosen;
    return this;
  }

  /** Only callers with one of these tokens are let in. */
  public HttpServerBuilder tokens(Tokens accepted) {
    this.tokens = Option.some(accepted);
    return this;
  }

  /** Metrics that others count in too, as a store does. */
  public HttpServerBuilder metrics(ServerMetrics shared) {
    this.metrics = shared;
    return this;
  }

  /** The dashboard may do a few actions that change something; else it only reads. */
  public HttpServerBuilder allowWrites(boolean allowed) {
    this.allowWrites = allowed;
    return this;
  }

  /** Another clock, by which tokens expire. */
  HttpServerBuilder clock(InstantSource chosen) {
    this.clock = chosen;
    return this;
  }

  /** Other actions than those of every context. */
  HttpServerBuilder catalogue(Catalogue chosen) {
    this.catalogue = chosen;
    return this;
  }

  /**
   * A further servlet, such as {@code /mcp}.
   *
   * <p>It gets the requests that this server lets in, under this path and under {@code
   * /w/{workspace}} and this path, with two attributes: the {@code Caller} and the {@code
   * Workspace}, each under the name of its class. It is destroyed before the server stops, to end
   * its open streams, and once more with the server.
   */
  public HttpServerBuilder mount(String path, HttpServlet servlet) {
    if (!path.matches("(/[a-z0-9-]+)+") || path.startsWith("/v1") || path.startsWith("/w/")) {
      throw new InvalidValue(
          "path " + path + " cannot be mounted: use one such as /mcp, outside of /v1 and /w");
    }
    servlets = servlets.put(path, servlet);
    return this;
  }

  /**
   * Starts to listen.
   *
   * @throws IllegalArgumentException if others could connect and there are no tokens
   * @throws java.io.UncheckedIOException if the address cannot be used
   */
  public HttpServer start() {
    if (tokens.isEmpty() && !settings.isLoopback()) {
      throw new InvalidValue(
          "host "
              + settings.host()
              + " can be reached by others and there are no tokens: create one with `stoa token"
              + " create`, or listen on 127.0.0.1");
    }
    access =
        Option.some(
            new CallerAccess(
                tokens,
                new DashboardSessions(clock),
                writes(),
                new RefusedTokens(workspaces, clock),
                clock));
    return HttpServer.start(this);
  }

  Edge.Parts edge() {
    return new Edge.Parts(
        workspaces, catalogue, settings, clock, metrics, writes(), tokens.isDefined());
  }

  Workspaces workspaces() {
    return workspaces;
  }

  HttpSettings settings() {
    return settings;
  }

  ServerMetrics metrics() {
    return metrics;
  }

  CallerAccess access() {
    return access.getOrElseThrow(() -> new IllegalStateException("the server has not started"));
  }

  boolean hasTokens() {
    return tokens.isDefined();
  }

  DashboardSessions sessions() {
    return access().sessions();
  }

  DashboardWrites writes() {
    return new DashboardWrites(allowWrites);
  }

  Map<String, HttpServlet> servlets() {
    return servlets;
  }
}
