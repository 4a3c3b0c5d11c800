package dev.stoa.adapter.http;

import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.rating.MatchFilter;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;

/** What a view of the dashboard shows and no single action answers. */
final class DashboardApi {

  private static final String PATH = "/v1/dashboard";

  private final HttpServerBuilder parts;
  private final Catalogue catalogue;
  private final DashboardFigures figures;

  DashboardApi(HttpServerBuilder parts, DashboardFigures figures) {
    this.parts = parts;
    this.catalogue = parts.catalogue();
    this.figures = figures;
  }

  @FunctionalInterface
  private interface View {
    JsonObject.Builder of(DashboardRequest asked);
  }

  void addTo(RoutesConfig routes) {
    add(routes, "session", this::session);
    add(routes, "overview", this::overview);
    add(routes, "activity", this::activity);
    add(routes, "changes", this::changes);
    add(routes, "leaderboard", this::leaderboard);
    add(routes, "memory", this::memory);
    add(routes, "agents/{agent}", DashboardDetails::agent);
    add(routes, "debates/{session}", DashboardDetails::debate);
    add(routes, "checks", this::checks);
    routes.post(PATH + "/checks", context -> answer(context, "checks", this::checkAgain));
  }

  private void add(RoutesConfig routes, String path, View view) {
    routes.get(PATH + "/" + path, context -> answer(context, path, view));
  }

  private void answer(Context context, String path, View view) {
    RequestScope.setAction(context.req(), "dashboard " + path);
    DashboardRequest asked = DashboardRequest.of(context, catalogue);
    byte[] body = CanonicalJson.of(view.of(asked).build()).text().getBytes(StandardCharsets.UTF_8);
    Responses.send(context.res(), 200, Route.JSON, body);
  }

  /** Who looks, what they may do, and how far everything is before they look. */
  private JsonObject.Builder session(DashboardRequest asked) {
    return JsonObject.builder()
        .put("subject", asked.caller().subject())
        .put("agent", asked.caller().agent().map(agent -> agent.value()).getOrNull())
        .put("login", parts.hasTokens())
        .put("workspace", asked.name().getOrNull())
        .put("writes", parts.writes().offered(catalogue, asked.caller()).toJavaList())
        .put("pulse", new WorkspaceFeed(asked.workspace(), figures.channels(asked.name())).state());
  }

  private JsonObject.Builder overview(DashboardRequest asked) {
    return JsonObject.builder()
        .put("totals", figures.totals(asked.name()))
        .put("memory", figures.memory(asked.name(), Option.none()))
        .put("tasks", figures.tasks(asked.name()))
        .put("audit_size", asked.workspace().audit().head().size())
        .put("verification", figures.verification(asked.name()))
        .put("indexes", figures.indexes(asked.name()))
        .put("checkpoint", asked.ask("audit.checkpoints", limit(1)))
        .put("breakers", asked.ask("breaker.list", limit(200)));
  }

  private JsonObject.Builder checks(DashboardRequest asked) {
    return JsonObject.builder()
        .put("health", figures.health(asked.name()))
        .put("verification", figures.verification(asked.name()))
        .put("indexes", figures.indexes(asked.name()));
  }

  private JsonObject.Builder checkAgain(DashboardRequest asked) {
    SameOrigin.check(asked.context().req());
    figures.checkAgain(asked.name());
    return checks(asked);
  }

  private JsonObject.Builder activity(DashboardRequest asked) {
    return JsonObject.builder().put("activity", figures.activity(asked.name(), asked.workspace()));
  }

  /** The newest entries, matches and messages. */
  private JsonObject.Builder changes(DashboardRequest asked) {
    Seq<Channel> lively =
        figures.channels(asked.name()).next(asked.workspace().channels()).lively();
    return JsonObject.builder()
        .put("audit", asked.ask("audit.newest", limit(12)))
        .put("matches", asked.ask("rating.matches", limit(6)))
        .put("channels", new JsonArray(lively.map(channel -> newest(asked, channel))));
  }

  private JsonValue newest(DashboardRequest asked, Channel channel) {
    return JsonObject.builder()
        .put("name", channel.name().value())
        .put("messages", asked.ask("channel.newest", limit(4).put("channel", channel.id().value())))
        .build();
  }

  private JsonObject.Builder leaderboard(DashboardRequest asked) {
    Option<String> domain = asked.query("domain");
    String last =
        asked
            .workspace()
            .ratings()
            .matches(MatchFilter.ALL, Option.none(), 1)
            .items()
            .headOption()
            .map(match -> Long.toString(match.sequence()))
            .getOrElse("none");
    return JsonObject.builder()
        .put("fit", figures.fit(asked.name(), domain, last))
        .put("ratings", asked.ask("rating.leaderboard", inDomain(domain)))
        .put("domains", asked.ask("rating.best", limit(100)))
        .put("calibration", asked.ask("calibration.leaderboard", inDomain(domain)))
        .put("reputations", asked.ask("critique.reputations", limit(500)));
  }

  private static JsonObject.Builder inDomain(Option<String> domain) {
    JsonObject.Builder input = limit(500);
    domain.forEach(name -> input.put("domain", name));
    return input;
  }

  private JsonObject.Builder memory(DashboardRequest asked) {
    return JsonObject.builder()
        .put("memory", figures.memory(asked.name(), asked.query("scope").map(MemoryScope::new)))
        .put("scopes", asked.ask("memory.scopes", limit(200)));
  }

  private static JsonObject.Builder limit(int most) {
    return JsonObject.builder().put("limit", most);
  }
}
