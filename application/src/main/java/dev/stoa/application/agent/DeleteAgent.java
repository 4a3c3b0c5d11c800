package dev.stoa.application.agent;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentDeletion;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import io.vavr.collection.Map;
import io.vavr.control.Either;

/** The step of deleting an agent; requires an open write unit. */
final class DeleteAgent {

  private final Agents agents;
  private final FindAgent find;
  private final AgentRecords records;
  private final AppendAudit audit;

  DeleteAgent(Agents agents, AgentRecords records, AppendAudit audit) {
    this.agents = agents;
    this.find = new FindAgent(agents);
    this.records = records;
    this.audit = audit;
  }

  Either<AgentRefused, AgentDeletion> delete(String reference, boolean withEverything) {
    agents.lockNames();
    return find.lockAny(reference).flatMap(agent -> delete(agent, withEverything));
  }

  private Either<AgentRefused, AgentDeletion> delete(Agent agent, boolean withEverything) {
    Map<String, Long> shared = records.shared(agent.identity());
    if (shared.nonEmpty()) {
      return Either.left(new AgentRefused.TookPart(agent.identity(), agent.id(), shared));
    }
    Map<String, Long> owned =
        records.own(agent.identity()).merge(agents.belongings(agent.id()), Long::sum);
    if (owned.nonEmpty() && !withEverything) {
      return Either.left(new AgentRefused.OwnsThings(agent.identity(), agent.id(), owned));
    }
    records.remove(agent.identity());
    agents.remove(agent.id());
    audit.record(
        AuditEvent.of(
            StoaEventType.AGENT_DELETED,
            AuditMembers.of("agent_id", agent.id().value()).numbers("removed", owned)));
    return Either.right(new AgentDeletion(agent, owned));
  }
}
