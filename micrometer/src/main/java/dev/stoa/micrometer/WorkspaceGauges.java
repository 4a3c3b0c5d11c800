package dev.stoa.micrometer;

import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.kernel.Labelled;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.resilience.BreakerState;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.time.Duration;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * Gauges of what a workspace holds: tasks by status, breakers by state, memories by tier, the audit
 * trail, the size of the store and its backups. The workspace is read at most once in a while,
 * however many gauges are.
 */
public final class WorkspaceGauges implements MeterBinder {

  private static final Duration FRESH = Duration.ofSeconds(10);

  private final Workspace workspace;
  private final Duration fresh;
  private @Nullable WorkspaceFigures figures;
  private long readAt;

  /** Of this workspace, read every ten seconds at most. */
  public WorkspaceGauges(Workspace workspace) {
    this(workspace, FRESH);
  }

  WorkspaceGauges(Workspace workspace, Duration fresh) {
    this.workspace = workspace;
    this.fresh = fresh;
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    for (AgentTaskStatus status : AgentTaskStatus.values()) {
      add(registry, "stoa.tasks", "Tasks of agents.", "status", status, all -> all.tasks(status));
    }
    for (BreakerState state : BreakerState.values()) {
      add(registry, "stoa.breakers", "Breakers.", "state", state, all -> all.breakers(state));
    }
    for (MemoryTier tier : MemoryTier.values()) {
      add(registry, "stoa.memories", "Live memories.", "tier", tier, all -> all.memories(tier));
      add(
          registry,
          "stoa.memories.fill",
          "How full tiers are.",
          "tier",
          tier,
          all -> all.fill(tier));
    }
    add(
        registry,
        "stoa.tasks.oldest.age",
        "How many seconds the oldest pending task has waited.",
        Tags.empty(),
        WorkspaceFigures::oldestPending);
    add(
        registry,
        "stoa.audit.entries",
        "Entries of the audit trail.",
        Tags.empty(),
        WorkspaceFigures::entries);
    add(
        registry,
        "stoa.audit.entries.unsigned",
        "Entries since the last checkpoint.",
        Tags.empty(),
        WorkspaceFigures::unsigned);
    add(
        registry,
        "stoa.store.size",
        "Bytes that the store takes.",
        Tags.empty(),
        WorkspaceFigures::size);
    add(
        registry,
        "stoa.backup.age",
        "How many seconds old the newest backup is.",
        Tags.empty(),
        WorkspaceFigures::backupAge);
  }

  private void add(
      MeterRegistry registry,
      String name,
      String description,
      String tag,
      Labelled value,
      ToDoubleFunction<WorkspaceFigures> figure) {
    add(registry, name, description, Tags.of(tag, value.label()), figure);
  }

  private void add(
      MeterRegistry registry,
      String name,
      String description,
      Tags tags,
      ToDoubleFunction<WorkspaceFigures> figure) {
    // Strong: the registry is often all that refers to the gauges.
    Gauge.builder(name, this, gauges -> figure.applyAsDouble(gauges.figures()))
        .description(description)
        .tags(tags)
        .strongReference(true)
        .register(registry);
  }

  private synchronized WorkspaceFigures figures() {
    WorkspaceFigures known = figures;
    if (known == null || System.nanoTime() - readAt >= fresh.toNanos()) {
      known = WorkspaceFigures.of(workspace);
      figures = known;
      readAt = System.nanoTime();
    }
    return known;
  }
}
