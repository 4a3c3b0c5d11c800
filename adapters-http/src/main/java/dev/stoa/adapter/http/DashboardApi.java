package dev.stoa.adapter.http;

import dev.stoa.actions.Caller;
import dev.stoa.actions.Catalogue;
import dev.stoa.application.Workspace;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.rating.MatchFilter;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Comparator;

/** What a view of the dashboard shows and no single action answers. */
final class DashboardApi {

  private static final String PATH = "/v1/dashboard";
  private static final int MOST_CHANNELS = 200;
  private static final int LIVELY_CHANNELS = 4;

  private final HttpServerBuilder parts;
  private final Catalogue catalogue;
  private final DashboardFigures figures;

  DashboardApi(HttpServerBuilder parts, DashboardFigures figures) {
    this.parts = parts;
    this.catalogue = parts.catalogue();
    this.figures = figures;
  }

  /** What is asked by whom. */
  private record Asked(Context context, Workspace workspace, Caller caller, Option<String> name) {

    private Option<String> query(String parameter) {
      return Option.of(context.queryParam(parameter)).filter(text -> !text.isBlank());
    }
  }

  @FunctionalInterface
  private interface View {
    JsonObject.Builder of(Asked asked);
  }

  void addTo(RoutesConfig routes) {
    add(routes, "session", this::session);
    add(routes, "overview", this::overview);
    add(routes, "activity", this::activity);
    add(routes, "changes", this::changes);
    add(routes, "leaderboard", this::leaderboard);
    add(routes, "memory", this::memory);
    add(routes, "agents/{agent}", this::agent);
    add(routes, "debates/{session}", this::debate);
    add(routes, "checks", this::checks);
    routes.post(PATH + "/checks", context -> answer(context, "checks", this::checkAgain));
  }

  private void add(RoutesConfig routes, String path, View view) {
    routes.get(PATH + "/" + path, context -> answer(context, path, view));
  }

  private static void answer(Context context, String path, View view) {
    RequestScope.setAction(context.req(), "dashboard " + path);
    Asked asked =
        new Asked(
            context,
            RequestScope.workspace(context.req()),
            RequestScope.caller(context.req()),
            RequestScope.workspaceName(context.req()));
    byte[] body = CanonicalJson.of(view.of(asked).build()).text().getBytes(StandardCharsets.UTF_8);
    Responses.send(context.res(), 200, Route.JSON, body);
  }

  /** Who looks, and what they may do. */
  private JsonObject.Builder session(Asked asked) {
    return JsonObject.builder()
        .put("subject", asked.caller().subject())
        .put("agent", asked.caller().agent().map(agent -> agent.value()).getOrNull())
        .put("login", parts.hasTokens())
        .put("workspace", asked.name().getOrNull())
        .put("writes", parts.writes().offered(catalogue, asked.caller()).toJavaList());
  }

  private JsonObject.Builder overview(Asked asked) {
    return JsonObject.builder()
        .put("totals", figures.totals(asked.name()))
        .put("memory", figures.memory(asked.name(), Option.none()))
        .put("tasks", figures.tasks(asked.name()))
        .put("audit_size", asked.workspace().audit().head().size())
        .put("verification", figures.verification(asked.name()))
        .put("indexes", figures.indexes(asked.name()))
        .put("checkpoint", ask(asked, "audit.checkpoints", limit(1)))
        .put("breakers", ask(asked, "breaker.list", limit(200)));
  }

  private JsonObject.Builder checks(Asked asked) {
    return JsonObject.builder()
        .put("health", figures.health(asked.name()))
        .put("verification", figures.verification(asked.name()))
        .put("indexes", figures.indexes(asked.name()));
  }

  private JsonObject.Builder checkAgain(Asked asked) {
    SameOrigin.check(asked.context().req());
    figures.checkAgain(asked.name());
    return checks(asked);
  }

  private JsonObject.Builder activity(Asked asked) {
    return JsonObject.builder().put("activity", figures.activity(asked.name(), asked.workspace()));
  }

  /** The newest entries, matches and messages. */
  private JsonObject.Builder changes(Asked asked) {
    Seq<Channel> lively =
        asked
            .workspace()
            .channels()
            .list(ArchiveFilter.LIVE, Option.none(), MOST_CHANNELS)
            .items()
            .filter(channel -> channel.lastMessageAt().isDefined())
            .sorted(
                Comparator.comparing((Channel one) -> one.lastMessageAt().getOrElse(Instant.MIN))
                    .reversed())
            .take(LIVELY_CHANNELS);
    return JsonObject.builder()
        .put("audit", ask(asked, "audit.newest", limit(12)))
        .put("matches", ask(asked, "rating.matches", limit(6)))
        .put("channels", new JsonArray(lively.map(channel -> newest(asked, channel))));
  }

  private JsonValue newest(Asked asked, Channel channel) {
    return JsonObject.builder()
        .put("name", channel.name().value())
        .put(
            "messages", ask(asked, "channel.newest", limit(4).put("channel", channel.id().value())))
        .build();
  }

  private JsonObject.Builder leaderboard(Asked asked) {
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
        .put("ratings", ask(asked, "rating.leaderboard", inDomain(domain)))
        .put("domains", ask(asked, "rating.best", limit(100)))
        .put("calibration", ask(asked, "calibration.leaderboard", inDomain(domain)))
        .put("reputations", ask(asked, "critique.reputations", limit(500)));
  }

  private static JsonObject.Builder inDomain(Option<String> domain) {
    JsonObject.Builder input = limit(500);
    domain.forEach(name -> input.put("domain", name));
    return input;
  }

  private JsonObject.Builder memory(Asked asked) {
    return JsonObject.builder()
        .put("memory", figures.memory(asked.name(), asked.query("scope").map(MemoryScope::new)))
        .put("scopes", ask(asked, "memory.scopes", limit(200)));
  }

  private JsonObject.Builder agent(Asked asked) {
    String agent = asked.context().pathParam("agent");
    JsonObject.Builder view = JsonObject.builder().put("name", agent);
    view.put("agent", ask(asked, "agent.show", named(agent)));
    view.put("rating", ask(asked, "rating.show", named(agent)));
    view.put("history", ask(asked, "rating.history", named(agent).put("limit", 500)));
    view.put("trend", ask(asked, "rating.trend", named(agent)));
    view.put("curve", ask(asked, "calibration.curve", inDomain(named(agent), asked)));
    view.put("calibrated", ask(asked, "calibration.domains", named(agent)));
    view.put("relationships", ask(asked, "rating.relationships", named(agent).put("limit", 200)));
    view.put("reputation", ask(asked, "critique.reputation", named(agent)));
    view.put("matches", ask(asked, "rating.matches", named(agent).put("limit", 8)));
    return view;
  }

  /** A debate with everything that was said, voted and decided. */
  private JsonObject.Builder debate(Asked asked) {
    DebateSession session =
        asked
            .workspace()
            .debates()
            .resolve(asked.context().pathParam("session"))
            .getOrElseThrow(RefusalException::new);
    String id = session.id().value();
    JsonObject.Builder view =
        JsonObject.builder().put("session", ask(asked, "debate.show", of(id)));
    view.put("turns", ask(asked, "debate.turns", of(id).put("limit", 1_000)));
    view.put("votes", ask(asked, "debate.votes", of(id)));
    view.put("tally", ask(asked, "debate.tally", of(id)));
    view.put("gates", ask(asked, "debate.gate.list", of(id)));
    asked
        .workspace()
        .consensus()
        .ofDebate(session.debate().value())
        .map(consensus -> consensus.id().value())
        .forEach(
            consensus -> {
              view.put("consensus", ask(asked, "consensus.show", in(consensus)));
              view.put("dissents", ask(asked, "consensus.against", in(consensus)));
            });
    return view;
  }

  private static JsonObject.Builder of(String session) {
    return JsonObject.builder().put("session", session);
  }

  private static JsonObject.Builder in(String consensus) {
    return JsonObject.builder().put("consensus", consensus);
  }

  private static JsonObject.Builder inDomain(JsonObject.Builder input, Asked asked) {
    asked.query("domain").forEach(name -> input.put("domain", name));
    return input;
  }

  private static JsonObject.Builder named(String agent) {
    return JsonObject.builder().put("agent", agent);
  }

  private static JsonObject.Builder limit(int most) {
    return JsonObject.builder().put("limit", most);
  }

  private JsonValue ask(Asked asked, String action, JsonObject.Builder input) {
    return AskedAction.of(catalogue, action)
        .answerOrNull(asked.workspace(), asked.caller(), input.build());
  }
}
