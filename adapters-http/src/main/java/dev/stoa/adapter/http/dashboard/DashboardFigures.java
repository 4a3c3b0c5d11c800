package dev.stoa.adapter.http.dashboard;

import dev.stoa.actions.Caller;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.http.dashboard.BackgroundAnswers.Question;
import dev.stoa.adapter.http.events.ChannelMovements;
import dev.stoa.adapter.http.workspace.Workspaces;
import dev.stoa.application.Workspace;
import dev.stoa.application.audit.AuditActivity;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.memory.MemoryLimits;
import dev.stoa.domain.memory.MemoryPressure;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.TierLimits;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Figures of workspaces that take long to count: they are kept for a while, and say when they were.
 */
public final class DashboardFigures implements AutoCloseable {

  private static final String DOCTOR = "doctor";
  private static final int DAYS = 45;
  private static final Duration CHECKS_LAST = Duration.ofMinutes(10);
  private static final Duration FIGURES_LAST = Duration.ofSeconds(15);
  private static final Duration A_DAY = Duration.ofDays(1);
  private static final Duration A_MOMENT = Duration.ofMillis(100);

  private final Catalogue catalogue;
  private final InstantSource clock;
  private final BackgroundAnswers answers;
  private final ConcurrentHashMap<String, AuditActivity> activities = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<String, ChannelMovements> channels = new ConcurrentHashMap<>();

  public DashboardFigures(Catalogue catalogue, Workspaces workspaces, InstantSource clock) {
    this.catalogue = catalogue;
    this.clock = clock;
    this.answers = new BackgroundAnswers(workspaces, clock);
  }

  /** The latest verification of the audit trail. */
  JsonValue verification(Option<String> workspace) {
    return answers.latest(check(workspace, "audit.verify"), answer("audit.verify"));
  }

  /** The latest check of the search indexes. */
  JsonValue indexes(Option<String> workspace) {
    return answers.latest(check(workspace, "index.check"), answer("index.check"));
  }

  /** What the doctor found; null on a server without one. */
  JsonValue health(Option<String> workspace) {
    return catalogue.find(DOCTOR).isEmpty()
        ? new JsonNull()
        : answers.latest(check(workspace, DOCTOR), answer(DOCTOR));
  }

  /** Has everything checked again. */
  void checkAgain(Option<String> workspace) {
    answers.forget(check(workspace, "audit.verify"));
    answers.forget(check(workspace, "index.check"));
    answers.forget(check(workspace, DOCTOR));
    health(workspace);
    verification(workspace);
    indexes(workspace);
  }

  JsonValue totals(Option<String> workspace) {
    return answers.latest(figures(workspace, "agent.totals"), answer("agent.totals"));
  }

  JsonValue tasks(Option<String> workspace) {
    return answers.latest(figures(workspace, "task.counts"), answer("task.counts"));
  }

  /** The tiers of a scope, or of all. */
  JsonValue memory(Option<String> workspace, Option<MemoryScope> scope) {
    String name = "memory " + scope.map(MemoryScope::value).getOrElse("");
    return answers.latest(figures(workspace, name), opened -> memory(opened, scope));
  }

  JsonValue activity(Option<String> workspace, Workspace opened) {
    String version = Long.toString(opened.audit().head().size());
    AuditActivity activity =
        activities.computeIfAbsent(workspace.getOrElse(""), name -> new AuditActivity(DAYS));
    return answers.latest(
        new Question(workspace, "activity", version, Duration.ofHours(1), A_MOMENT, true),
        live -> shown(activity.count(live.audit(), clock.instant())));
  }

  private static JsonValue shown(AuditActivity.Counted counted) {
    return JsonObject.builder()
        .put("items", new JsonArray(counted.days().map(DashboardFigures::shown)))
        .put("through", counted.through())
        .build();
  }

  private static JsonValue shown(AuditActivity.Day day) {
    return JsonObject.builder()
        .put("day", day.day().toString())
        .put("counts", day.counts().toJavaMap())
        .build();
  }

  /** What moves in the channels; the same for all who ask about a workspace. */
  public ChannelMovements channels(Option<String> workspace) {
    return channels.computeIfAbsent(
        workspace.getOrElse(""), name -> new ChannelMovements(Page.MAX_SIZE));
  }

  /** The ratings of a discipline, fitted again only after a further match. */
  JsonValue fit(Option<String> workspace, Option<String> domain, String lastMatch) {
    JsonObject.Builder input = JsonObject.builder().put("seed", 1);
    domain.forEach(name -> input.put("domain", name));
    JsonObject given = input.build();
    return answers.latest(
        new Question(workspace, "fit " + domain.getOrElse(""), lastMatch, A_DAY, A_MOMENT, false),
        opened ->
            PartialAnswer.of(catalogue, "rating.fit").answerOrNull(opened, Caller.LOCAL, given));
  }

  private Function<Workspace, JsonValue> answer(String action) {
    return opened ->
        PartialAnswer.of(catalogue, action).answer(opened, JsonObject.builder().build());
  }

  private static Question check(Option<String> workspace, String name) {
    return new Question(workspace, name, "", CHECKS_LAST, Duration.ZERO, true);
  }

  private static Question figures(Option<String> workspace, String name) {
    return new Question(workspace, name, "", FIGURES_LAST, A_MOMENT, false);
  }

  private JsonValue memory(Workspace opened, Option<MemoryScope> scope) {
    JsonObject.Builder input = JsonObject.builder();
    scope.forEach(one -> input.put("scope", one.value()));
    MemoryLimits limits = MemoryLimits.of(TierLimits.DOCUMENTED);
    MemoryPressure pressure = opened.memory().pressure(scope.map(limits::in).getOrElse(limits));
    return JsonObject.builder()
        .put(
            "statistics", PartialAnswer.of(catalogue, "memory.stats").answer(opened, input.build()))
        .put("pressure", pressure.value())
        .put("high", MemoryPressure.HIGH)
        .put("tiers", new JsonArray(List.of(MemoryTier.values()).map(DashboardFigures::tier)))
        .build();
  }

  private static JsonValue tier(MemoryTier tier) {
    return JsonObject.builder()
        .put("tier", tier.label())
        .put("limit", TierLimits.DOCUMENTED.of(tier))
        .put("half_life_hours", tier.halfLife().toHours())
        .put("promotion_threshold", tier.promotionThreshold())
        .put("demotion_threshold", tier.demotionThreshold())
        .build();
  }

  @Override
  public void close() {
    answers.close();
  }
}
