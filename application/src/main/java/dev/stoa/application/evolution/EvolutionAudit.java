package dev.stoa.application.evolution;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.evolution.CreatedAgent;
import dev.stoa.domain.evolution.CreatedAgentStatus;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.GenerationStatus;
import dev.stoa.domain.evolution.Judgement;
import dev.stoa.domain.evolution.MannWhitney;
import dev.stoa.domain.evolution.Mutation;
import dev.stoa.domain.evolution.PruneReport;

/** Records what happens to generations, mutations and created agents in the audit trail. */
final class EvolutionAudit {

  private static final String GENERATION = "generation_id";
  private static final String AGENT = "created_agent_id";

  private final AppendAudit audit;

  EvolutionAudit(AppendAudit audit) {
    this.audit = audit;
  }

  void opened(Generation generation) {
    record(
        StoaEventType.EVOLUTION_GENERATION_OPENED,
        AuditMembers.of(GENERATION, generation.id().value())
            .id("parent_id", generation.parent().map(GenerationId::value))
            .number("sequence", generation.sequence())
            .label("status", generation.status()));
  }

  void changed(Generation generation, GenerationStatus before) {
    record(
        StoaEventType.EVOLUTION_STATUS_CHANGED,
        AuditMembers.of(GENERATION, generation.id().value())
            .label("from", before)
            .label("to", generation.status()));
  }

  /** With the numbers that the decision was made on. */
  void judged(Mutation mutation) {
    Judgement judgement = mutation.judgement();
    AuditMembers members =
        AuditMembers.of("mutation_id", mutation.id().value())
            .id(GENERATION, mutation.generation().value())
            .id("parent_id", mutation.parent().value())
            .id("variant_id", mutation.variant().value())
            .label("stage", mutation.stage())
            .number("trials", judgement.trialScores().size())
            .number("baseline_trials", judgement.baselineScores().size())
            .decimal("mean", judgement.mean())
            .decimal("deviation", judgement.deviation())
            .decimal("lower_bound", judgement.bound())
            .decimal("baseline", judgement.baseline())
            .flag("accepted", judgement.accepted());
    for (MannWhitney test : judgement.test()) {
      members = members.decimal("u", test.u()).decimal("p", test.p());
    }
    record(StoaEventType.EVOLUTION_MUTATION_JUDGED, members);
  }

  void proposed(CreatedAgent agent) {
    record(
        StoaEventType.EVOLUTION_AGENT_PROPOSED,
        AuditMembers.of(AGENT, agent.id().value())
            .id(GENERATION, agent.proposal().trigger().value())
            .id("profile_id", agent.proposal().profile().value()));
  }

  void tried(CreatedAgent agent, double delta) {
    record(
        StoaEventType.EVOLUTION_AGENT_TRIED,
        AuditMembers.of(AGENT, agent.id().value()).decimal("delta", delta));
  }

  void decided(CreatedAgent agent, CreatedAgentStatus before) {
    record(
        StoaEventType.EVOLUTION_AGENT_DECIDED,
        AuditMembers.of(AGENT, agent.id().value())
            .label("from", before)
            .label("to", agent.status()));
  }

  void pruned(PruneReport report) {
    record(
        StoaEventType.EVOLUTION_PRUNED,
        AuditMembers.NONE
            .number("archived_episodes", report.archivedEpisodes())
            .number("archived_actions", report.archivedActions())
            .number("deleted_actions", report.deletedActions())
            .number("thinned_actions", report.thinnedActions()));
  }

  void evicted(long strategies) {
    record(
        StoaEventType.EVOLUTION_STRATEGIES_EVICTED,
        AuditMembers.NONE.number("strategies", strategies));
  }

  private void record(StoaEventType type, AuditMembers members) {
    audit.record(AuditEvent.of(type, members));
  }
}
