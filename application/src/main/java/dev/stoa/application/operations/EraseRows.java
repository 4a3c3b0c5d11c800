package dev.stoa.application.operations;

import dev.stoa.application.agent.AgentRecords;
import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.operations.ErasedSubject;
import dev.stoa.domain.operations.ErasureId;
import dev.stoa.domain.operations.SubjectCounts;
import dev.stoa.domain.operations.SubjectKind;
import dev.stoa.domain.operations.SubjectRows;
import io.vavr.control.Option;
import java.time.InstantSource;

/** The step of erasing the rows of a subject, audited; requires an open write unit. */
final class EraseRows {

  private final SubjectRows rows;
  private final Agents agents;
  private final Iterable<AgentRecords> records;
  private final AppendAudit audit;
  private final InstantSource clock;

  EraseRows(
      SubjectRows rows,
      Agents agents,
      Iterable<AgentRecords> records,
      AppendAudit audit,
      InstantSource clock) {
    this.rows = rows;
    this.agents = agents;
    this.records = records;
    this.audit = audit;
    this.clock = clock;
  }

  SubjectCounts agent(ErasureId id, Agent agent, ErasedSubject subject) {
    AgentName replacement = new AgentName(subject.replacement());
    if (agent.identity().equals(replacement)) {
      return audited(id, subject, SubjectCounts.NONE);
    }
    SubjectCounts counts = rows.count(subject);
    rows.erase(subject);
    records.forEach(context -> context.move(agent.identity(), replacement));
    agents.save(agent.erased(replacement, clock.instant()));
    rows.forget(subject);
    requireNothingLeft(subject);
    return audited(id, subject, counts);
  }

  SubjectCounts user(ErasureId id, ErasedSubject subject) {
    SubjectCounts counts = rows.count(subject);
    rows.erase(subject);
    rows.forget(subject);
    requireNothingLeft(subject);
    return audited(id, subject, counts);
  }

  private void requireNothingLeft(ErasedSubject subject) {
    SubjectCounts left = rows.count(subject);
    if (!left.isEmpty()) {
      throw new StorageException(
          "rows of the subject are left in "
              + left.tables().mkString(", ")
              + ": nothing was erased");
    }
  }

  private SubjectCounts audited(ErasureId id, ErasedSubject subject, SubjectCounts counts) {
    audit.record(
        AuditEvent.of(
            StoaEventType.OPERATIONS_SUBJECT_ERASED,
            AuditMembers.of("erasure_id", id.value())
                .label("subject_kind", subject.kind())
                .id("agent_id", Option.when(subject.kind() == SubjectKind.AGENT, subject.id()))
                .numbers("removed", counts.removed())
                .numbers("cleared", counts.cleared())
                .numbers("renamed", counts.renamed())));
    return counts;
  }
}
