package dev.stoa.adapter.http.dashboard;

import dev.stoa.actions.Action;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.http.access.DashboardWrites;
import dev.stoa.adapter.http.access.RequestScope;
import dev.stoa.adapter.http.events.WorkspaceFeed;
import dev.stoa.adapter.http.exchange.Responses;
import dev.stoa.adapter.http.exchange.SameOrigin;
import dev.stoa.adapter.http.routes.Route;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.rating.MatchQuery;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;

/** What a view of the dashboard shows and no single action answers. */
public final class DashboardApi {

  private static final String PATH = "/v1/dashboard";

  private final boolean login;
  private final DashboardWrites writes;
  private final Catalogue catalogue;
  private final DashboardFigures figures;

  /**
   * The views of a catalogue.
   *
   * @param login whether persons log in at the dashboard itself
   */
  public DashboardApi(
      Catalogue catalogue, boolean login, DashboardWrites writes, DashboardFigures figures) {
    this.login = login;
    this.writes = writes;
    this.catalogue = catalogue;
    this.figures = figures;
  }

  @FunctionalInterface
  private interface View {
    JsonObject.Builder of(DashboardRequest request);
  }

  public void addTo(RoutesConfig routes) {
    add(routes, "session", this::session);
    add(routes, "overview", this::overview);
    add(routes, "activity", this::activity);
    add(routes, "changes", this::changes);
    add(routes, "leaderboard", this::leaderboard);
    add(routes, "memory", this::memory);
    add(routes, "agents/{agent}", DashboardDetails::agent);
    add(routes, "debates/{session}", DashboardDetails::debate);
    add(routes, "lineage/{item}", DashboardLineage::of);
    add(routes, "quarantines", this::quarantines);
    routes.post(
        PATH + "/quarantine/{item}", context -> answer(context, "quarantine", this::withdraw));
    routes.post(
        PATH + "/quarantine/{item}/preview",
        context -> answer(context, "quarantine", this::preview));
    add(routes, "checks", this::checks);
    routes.post(PATH + "/checks", context -> answer(context, "checks", this::checkAgain));
  }

  private void add(RoutesConfig routes, String path, View view) {
    routes.get(PATH + "/" + path, context -> answer(context, path, view));
  }

  private void answer(Context context, String path, View view) {
    RequestScope.setAction(context.req(), "dashboard " + path);
    DashboardRequest request = DashboardRequest.of(context, catalogue);
    byte[] body =
        CanonicalJson.of(view.of(request).build()).text().getBytes(StandardCharsets.UTF_8);
    Responses.send(context.res(), 200, Route.JSON, body);
  }

  /** Who looks, what they may do, and how far everything is before they look. */
  private JsonObject.Builder session(DashboardRequest request) {
    return JsonObject.builder()
        .put("subject", request.caller().subject())
        .put(
            "agent",
            request
                .caller()
                .agent()
                .flatMap(request.workspace().agents()::find)
                .map(agent -> agent.identity().value())
                .getOrNull())
        .put("login", login)
        .put("workspace", request.name().getOrNull())
        .put("writes", writes.offered(catalogue, request.caller()).toJavaList())
        .put(
            "pulse",
            new WorkspaceFeed(request.workspace(), figures.channels(request.name())).state());
  }

  private JsonObject.Builder overview(DashboardRequest request) {
    return JsonObject.builder()
        .put("totals", figures.totals(request.name()))
        .put("memory", figures.memory(request.name(), Option.none()))
        .put("tasks", figures.tasks(request.name()))
        .put("oldest_task", request.askIfAllowed("task.list", limit(1).put("status", "pending")))
        .put("held_debates", request.askIfAllowed("debate.list", limit(20).put("status", "paused")))
        .put("audit_size", request.workspace().audit().head().size())
        .put("verification", figures.verification(request.name()))
        .put("indexes", figures.indexes(request.name()))
        .put("checkpoint", request.ask("audit.checkpoints", limit(1)))
        .put("breakers", request.ask("breaker.list", limit(200)))
        .put("quarantines", request.askIfAllowed("trust.quarantines", limit(100)));
  }

  private JsonObject.Builder checks(DashboardRequest request) {
    return JsonObject.builder()
        .put("health", figures.health(request.name()))
        .put("verification", figures.verification(request.name()))
        .put("indexes", figures.indexes(request.name()));
  }

  private JsonObject.Builder checkAgain(DashboardRequest request) {
    SameOrigin.check(request.context().req());
    figures.checkAgain(request.name());
    return checks(request);
  }

  private JsonObject.Builder quarantines(DashboardRequest request) {
    JsonObject.Builder page = limit(50);
    request.query("after").forEach(cursor -> page.put("after", cursor));
    return JsonObject.builder().put("quarantines", request.askIfAllowed("trust.quarantines", page));
  }

  /** Withdraws an item and what was made from it; audited as what was done from the dashboard. */
  private JsonObject.Builder withdraw(DashboardRequest request) {
    return request
        .caller()
        .audited(
            () -> {
              JsonObject.Builder done = quarantine(request, false);
              writes.record(request.context(), request.workspace(), quarantineAction());
              return done;
            });
  }

  /** How much that would be. */
  private JsonObject.Builder preview(DashboardRequest request) {
    return quarantine(request, true);
  }

  private JsonObject.Builder quarantine(DashboardRequest request, boolean dryRun) {
    Action<?, ?> action = quarantineAction();
    writes.check(request.context(), action);
    JsonObject input =
        JsonObject.builder()
            .put("root", request.context().pathParam("item"))
            .put("dry_run", dryRun)
            .build();
    return JsonObject.builder()
        .put(
            "withdrawal",
            new PartialAnswer(action).answer(request.workspace(), request.caller(), input));
  }

  private Action<?, ?> quarantineAction() {
    return PartialAnswer.of(catalogue, "trust.quarantine").action();
  }

  private JsonObject.Builder activity(DashboardRequest request) {
    return JsonObject.builder()
        .put("activity", figures.activity(request.name(), request.workspace()));
  }

  /** The newest entries, matches and messages. */
  private JsonObject.Builder changes(DashboardRequest request) {
    Seq<Channel> lively =
        figures.channels(request.name()).next(request.workspace().channels()).lively();
    return JsonObject.builder()
        .put("audit", request.ask("audit.newest", limit(12)))
        .put("matches", request.ask("rating.matches", limit(6)))
        .put("channels", new JsonArray(lively.map(channel -> newest(request, channel))));
  }

  private JsonValue newest(DashboardRequest request, Channel channel) {
    return JsonObject.builder()
        .put("name", channel.name().value())
        .put(
            "messages",
            request.ask("channel.newest", limit(4).put("channel", channel.id().value())))
        .build();
  }

  private JsonObject.Builder leaderboard(DashboardRequest request) {
    Option<String> domain = request.query("domain");
    String last =
        request
            .workspace()
            .ratings()
            .matches(MatchQuery.all().limit(1))
            .items()
            .headOption()
            .map(match -> Long.toString(match.sequence()))
            .getOrElse("none");
    return JsonObject.builder()
        .put("fit", figures.fit(request.name(), domain, last))
        .put("ratings", request.ask("rating.leaderboard", inDomain(domain)))
        .put("domains", request.ask("rating.best", limit(100)))
        .put("calibration", request.ask("calibration.leaderboard", inDomain(domain)))
        .put("reputations", request.ask("critique.reputations", limit(500)));
  }

  private static JsonObject.Builder inDomain(Option<String> domain) {
    JsonObject.Builder input = limit(500);
    domain.forEach(name -> input.put("domain", name));
    return input;
  }

  private JsonObject.Builder memory(DashboardRequest request) {
    return JsonObject.builder()
        .put("memory", figures.memory(request.name(), request.query("scope").map(MemoryScope::new)))
        .put("scopes", request.ask("memory.scopes", limit(200)));
  }

  private static JsonObject.Builder limit(int most) {
    return JsonObject.builder().put("limit", most);
  }
}
