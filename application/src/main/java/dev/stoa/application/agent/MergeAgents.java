package dev.stoa.application.agent;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentMerge;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import io.vavr.collection.Map;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The step of merging two agents; requires an open write unit. */
final class MergeAgents {

  private final Agents agents;
  private final FindAgent find;
  private final AgentRecords records;
  private final AppendAudit audit;

  MergeAgents(Agents agents, AgentRecords records, AppendAudit audit) {
    this.agents = agents;
    this.records = records;
    this.find = new FindAgent(agents);
    this.audit = audit;
  }

  Either<AgentRefused, AgentMerge> merge(String from, String into) {
    agents.lockNames();
    return find.live(from)
        .flatMap(
            source ->
                find.live(into)
                    .flatMap(
                        target ->
                            source.id().equals(target.id())
                                ? Either.left(new AgentRefused.SelfMerge(source.identity()))
                                : merge(from, source, into, target)));
  }

  private Either<AgentRefused, AgentMerge> merge(
      String from, Agent source, String into, Agent target) {
    // In id order, so that concurrent merges cannot deadlock.
    boolean sourceFirst = source.id().compareTo(target.id()) < 0;
    agents.lock(sourceFirst ? source.id() : target.id());
    return find.lockLive(from)
        .flatMap(merged -> find.lockLive(into).flatMap(live -> done(merged, live)))
        .peek(this::record);
  }

  private Either<AgentRefused, AgentMerge> done(Agent source, Agent target) {
    Option<AgentRefused> apart = records.mergeRefusal(source.identity(), target.identity());
    if (apart.isDefined()) {
      return Either.left(apart.get());
    }
    Agent both = target.absorb(source);
    Map<String, Long> moved =
        records
            .move(source.identity(), target.identity())
            .merge(agents.merge(source.id(), target.id()), Long::sum);
    agents.save(both);
    records.relate(source.id(), target.id());
    return Either.right(new AgentMerge(source, both, moved));
  }

  private void record(AgentMerge merge) {
    audit.record(
        AuditEvent.of(
            StoaEventType.AGENT_MERGED,
            AuditMembers.of("agent_id", merge.merged().id().value())
                .id("into_agent_id", merge.into().id().value())
                .numbers("moved", merge.moved())));
  }
}
