package dev.stoa.micrometer;

import dev.stoa.application.Workspace;
import dev.stoa.application.operations.StoreFigures;
import dev.stoa.domain.agent.AgentTaskQuery;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.TierTally;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerState;
import dev.stoa.domain.resilience.BreakerStatus;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;

/**
 * What a workspace held at one instant.
 *
 * @param oldestPending the seconds that the oldest pending task has waited
 * @param unsigned the audit entries since the last checkpoint
 * @param store its size, and how old its newest backup is
 */
record WorkspaceFigures(
    Map<AgentTaskStatus, Long> tasks,
    java.util.Map<BreakerState, Long> breakers,
    Map<MemoryTier, Long> memories,
    double oldestPending,
    long entries,
    long unsigned,
    StoreFigures store) {

  static WorkspaceFigures of(Workspace workspace) {
    long entries = workspace.audit().head().size();
    long signed =
        workspace
            .audit()
            .checkpoints(PageRequest.first(1))
            .items()
            .headOption()
            .map(row -> row.size())
            .getOrElse(0L);
    return new WorkspaceFigures(
        workspace.tasks().counts(),
        counted(workspace),
        workspace.memory().statistics().tiers().toMap(TierTally::tier, TierTally::memories),
        oldestPending(workspace),
        entries,
        entries - signed,
        workspace.health().figures());
  }

  private static double oldestPending(Workspace workspace) {
    return workspace
        .tasks()
        .list(AgentTaskQuery.all().in(AgentTaskStatus.PENDING).page(PageRequest.first(1)))
        .items()
        .headOption()
        .map(task -> Duration.between(task.createdAt(), Instant.now()).toMillis() / 1_000.0)
        .getOrElse(0.0);
  }

  private static java.util.Map<BreakerState, Long> counted(Workspace workspace) {
    java.util.Map<BreakerState, Long> counts = new EnumMap<>(BreakerState.class);
    Option<PageRequest<BreakerName>> request = Option.some(PageRequest.first());
    while (request.isDefined()) {
      Page<BreakerStatus, BreakerName> page = workspace.breakers().list(request.get());
      page.items().forEach(one -> counts.merge(one.state(), 1L, Long::sum));
      request = page.next().map(PageRequest::after);
    }
    return counts;
  }

  double tasks(AgentTaskStatus status) {
    return tasks.getOrElse(status, 0L);
  }

  double breakers(BreakerState state) {
    return breakers.getOrDefault(state, 0L);
  }

  double memories(MemoryTier tier) {
    return memories.getOrElse(tier, 0L);
  }

  /** In bytes; no number for a store in memory. */
  double size() {
    return store.bytes().map(Long::doubleValue).getOrElse(Double.NaN);
  }

  /** In seconds; no number if no backup is known. */
  double backupAge() {
    return store.backupAge().map(age -> age.toMillis() / 1_000.0).getOrElse(Double.NaN);
  }

  /** How full a tier is, of what it may hold as documented. */
  double fill(MemoryTier tier) {
    return memories(tier) / tier.maxEntries();
  }
}
