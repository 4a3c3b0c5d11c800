package dev.stoa.app;

import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.http.HttpServer;
import dev.stoa.adapter.http.HttpServerBuilder;
import dev.stoa.adapter.http.HttpSettings;
import dev.stoa.adapter.http.ServerMetrics;
import dev.stoa.adapter.http.access.WatchedTokens;
import dev.stoa.adapter.http.workspace.OpenedWorkspace;
import dev.stoa.adapter.http.workspace.WorkspacePool;
import dev.stoa.adapter.mcp.McpServlet;
import dev.stoa.app.store.ConfiguredStore;
import dev.stoa.app.token.TokenFileOption;
import dev.stoa.bootstrap.MaintenanceSchedule;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.UnitListener;
import dev.stoa.micrometer.MemoryObservations;
import dev.stoa.micrometer.UnitMeters;
import dev.stoa.micrometer.WorkspaceGauges;
import io.micrometer.core.instrument.observation.DefaultMeterObservationHandler;
import io.micrometer.observation.ObservationRegistry;
import io.vavr.control.Option;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.function.Consumer;

/** The server of {@code stoa serve}; apart from the command, whose help needs no server. */
record Serving(
    ConfiguredStore store,
    String host,
    int port,
    List<String> names,
    TokenFileOption tokens,
    boolean allowWrites,
    boolean maintained,
    Consumer<HttpServer> started) {

  private static final Duration IDLE = Duration.ofMinutes(5);

  /** Serves one workspace until the process is stopped. */
  void one(Foreground process) {
    ServerMetrics metrics = new ServerMetrics();
    store.serve(
        maintained(store.wired(store.served(units(metrics)))),
        stoa -> {
          new WorkspaceGauges(stoa).bindTo(metrics.registry());
          serve(HttpServer.over(stoa).metrics(metrics), process);
          return process;
        });
  }

  /** Serves several workspaces, of which a limited number is open at a time. */
  void several(WorkspacePlace place, int most, Foreground process) {
    ServerMetrics metrics = new ServerMetrics();
    WorkspacePool pool =
        CliFailure.checked(
            "--max-workspaces: ",
            () -> new WorkspacePool(name -> open(place, name, metrics), most, IDLE));
    serve(HttpServer.over(pool).metrics(metrics), process);
  }

  private Option<OpenedWorkspace> open(WorkspacePlace place, String name, ServerMetrics metrics) {
    if (!place.has(name)) {
      return Option.none();
    }
    ConfiguredStore one = store.at("--workspaces", place.url(name));
    return Stoa.openExisting(maintained(one.wired(one.served(units(metrics)).withConnections(4))))
        .map(stoa -> new OpenedWorkspace(stoa, stoa::close));
  }

  private static UnitListener units(ServerMetrics metrics) {
    ObservationRegistry observed = ObservationRegistry.create();
    observed
        .observationConfig()
        .observationHandler(new DefaultMeterObservationHandler(metrics.registry()));
    return UnitListener.of(
        List.of(new UnitMeters(metrics.registry()), new MemoryObservations(observed)));
  }

  private StoaConfig maintained(StoaConfig config) {
    return maintained ? config.withMaintenance(MaintenanceSchedule.USUAL) : config;
  }

  private void serve(HttpServerBuilder parts, Foreground process) {
    HttpSettings settings =
        CliFailure.checked(
            () ->
                HttpSettings.DEFAULT.withHost(host).withPort(port).withNames(new HashSet<>(names)));
    parts.mount("/mcp", McpServlet.withoutHostCheck(Catalogue.complete(), StoaVersion.number()));
    if (tokens.isGiven()) {
      parts.tokens(tokens.use(WatchedTokens::new));
    }
    try (HttpServer server = parts.settings(settings).allowWrites(allowWrites).start()) {
      started.accept(server);
      process.await();
    } catch (UncheckedIOException e) {
      throw CliFailure.storage(String.valueOf(e.getMessage()), e);
    } catch (InvalidValue e) {
      throw CliFailure.usage(String.valueOf(e.getMessage()));
    }
  }
}
