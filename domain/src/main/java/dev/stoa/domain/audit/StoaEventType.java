package dev.stoa.domain.audit;

import dev.stoa.domain.kernel.StoaContext;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/**
 * The closed set of event types that Stoa itself writes: a context, a dot, and what happened.
 *
 * <p>Every other type is an embedder's. It may be anything that does not begin with the name of a
 * context and a dot, so no embedder's entry can be taken for one of Stoa's, now or later.
 */
public enum StoaEventType {
  AGENT_REGISTERED("agent.registered"),
  AGENT_CLONED("agent.cloned"),
  AGENT_RENAMED("agent.renamed"),
  AGENT_ARCHIVED("agent.archived"),
  AGENT_RESTORED("agent.restored"),
  AGENT_MERGED("agent.merged"),
  AGENT_DELETED("agent.deleted"),
  AUDIT_KEY_INTRODUCED("audit.key_introduced"),
  AUTH_DASHBOARD_ACTED("auth.dashboard_acted"),
  AUTH_FAILED("auth.failed"),
  CHANNEL_CREATED("channel.created"),
  CHANNEL_RENAMED("channel.renamed"),
  CHANNEL_ARCHIVED("channel.archived"),
  CHANNEL_RESTORED("channel.restored"),
  CHANNEL_DELETED("channel.deleted"),
  CHANNEL_MESSAGE_DELETED("channel.message_deleted"),
  CONSENSUS_RECORDED("consensus.recorded"),
  CONSENSUS_SUPERSEDED("consensus.superseded"),
  CONSENSUS_DISSENTED("consensus.dissented"),
  CONSENSUS_DISSENT_ANSWERED("consensus.dissent_answered"),
  CONSENSUS_ARCHIVED("consensus.archived"),
  CONSENSUS_RESTORED("consensus.restored"),
  CONSENSUS_RESOLVED("consensus.resolved"),
  CONSENSUS_PROOF_RECORDED("consensus.proof_recorded"),
  CONVERSATION_DELETED("conversation.deleted"),
  CONVERSATION_MESSAGES_CORRECTED("conversation.messages_corrected"),
  CONVERSATION_MESSAGES_REMOVED("conversation.messages_removed"),
  CONVERSATION_PROJECT_DELETED("conversation.project_deleted"),
  CORRECTION_RECORDED("correction.recorded"),
  CORRECTION_SUPERSEDED("correction.superseded"),
  CORRECTION_REINSTATED("correction.reinstated"),
  CORRECTION_WITHDRAWN("correction.withdrawn"),
  CORRECTION_PRUNED("correction.pruned"),
  CRITIQUE_EXPIRED("critique.expired"),
  CRITIQUE_PATTERNS_ARCHIVED("critique.patterns_archived"),
  ENCRYPTION_DECRYPTED("encryption.decrypted"),
  ENCRYPTION_REKEYED("encryption.rekeyed"),
  EVIDENCE_EXPIRED("evidence.expired"),
  EVIDENCE_REMOVED("evidence.removed"),
  EVOLUTION_GENERATION_OPENED("evolution.generation_opened"),
  EVOLUTION_STATUS_CHANGED("evolution.status_changed"),
  EVOLUTION_MUTATION_JUDGED("evolution.mutation_judged"),
  EVOLUTION_AGENT_PROPOSED("evolution.agent_proposed"),
  EVOLUTION_AGENT_TRIED("evolution.agent_tried"),
  EVOLUTION_AGENT_DECIDED("evolution.agent_decided"),
  EVOLUTION_PRUNED("evolution.pruned"),
  EVOLUTION_STRATEGIES_EVICTED("evolution.strategies_evicted"),
  DEBATE_OPENED("debate.opened"),
  DEBATE_STATUS_CHANGED("debate.status_changed"),
  DEBATE_GATE_REQUESTED("debate.gate_requested"),
  DEBATE_GATE_DECIDED("debate.gate_decided"),
  DEBATE_CONCLUDED("debate.concluded"),
  DEBATE_DELETED("debate.deleted"),
  LEARNING_COMPLETED("learning.completed"),
  LEARNING_UNDONE("learning.undone"),
  FILES_CREATED("files.created"),
  FILES_EDITED("files.edited"),
  FILES_RENAMED("files.renamed"),
  FILES_DELETED("files.deleted"),
  FILES_EXPIRED("files.expired"),
  GRAPH_ENTITY_CREATED("graph.entity_created"),
  GRAPH_OBSERVED("graph.observed"),
  GRAPH_RELATED("graph.related"),
  GRAPH_ENTITY_DELETED("graph.entity_deleted"),
  GRAPH_OBSERVATIONS_DELETED("graph.observations_deleted"),
  GRAPH_RELATIONS_DELETED("graph.relations_deleted"),
  GRAPH_ENDED("graph.ended"),
  GRAPH_ALIASED("graph.aliased"),
  GRAPH_MERGED("graph.merged"),
  GRAPH_SEPARATED("graph.separated"),
  IMPORTS_COMPLETED("imports.completed"),
  IMPORTS_CHAIN_ATTESTED("imports.chain_attested"),
  IMPORTS_DEBATE_ATTESTED("imports.debate_attested"),
  KNOWLEDGE_CONTRIBUTED("knowledge.contributed"),
  KNOWLEDGE_ARCHIVED("knowledge.archived"),
  KNOWLEDGE_RESTORED("knowledge.restored"),
  KNOWLEDGE_SUPERSEDED("knowledge.superseded"),
  KNOWLEDGE_REINSTATED("knowledge.reinstated"),
  LESSON_EXTRACTED("lesson.extracted"),
  LESSON_EXPIRED("lesson.expired"),
  MEMORY_ARCHIVED("memory.archived"),
  MEMORY_RESTORED("memory.restored"),
  MEMORY_EXPIRED("memory.expired"),
  MEMORY_EVICTED("memory.evicted"),
  MEMORY_PROTECTED("memory.protected"),
  MEMORY_UNPROTECTED("memory.unprotected"),
  MEMORY_PURGED("memory.purged"),
  MEMORY_SUPERSEDED("memory.superseded"),
  MEMORY_REINSTATED("memory.reinstated"),
  MEMORY_SNAPSHOT_RESTORED("memory.snapshot_restored"),
  NOTEBOOK_NOTE_ARCHIVED("notebook.note_archived"),
  NOTEBOOK_NOTE_RESTORED("notebook.note_restored"),
  NOTEBOOK_NOTE_DELETED("notebook.note_deleted"),
  OPERATIONS_MAINTAINED("operations.maintained"),
  OPERATIONS_MAINTENANCE_PREVIEWED("operations.maintenance_previewed"),
  OPERATIONS_SUBJECT_ERASED("operations.subject_erased"),
  OPERATIONS_ERASURE_CERTIFIED("operations.erasure_certified"),
  RATING_REBUILT("rating.rebuilt"),
  RATING_TOURNAMENT_RESOLVED("rating.tournament_resolved"),
  RESILIENCE_BREAKER_CONFIGURED("resilience.breaker_configured"),
  RESILIENCE_BREAKER_RESET("resilience.breaker_reset"),
  RESILIENCE_BREAKERS_PURGED("resilience.breakers_purged"),
  SEARCH_INDEX_DECLARED("search.index_declared"),
  SEARCH_INDEX_DROPPED("search.index_dropped"),
  SEARCH_VECTORS_REMOVED("search.vectors_removed"),
  SPECIALIST_PROMOTED("specialist.promoted"),
  SPECIALIST_ROLLED_BACK("specialist.rolled_back"),
  SPECIALIST_QUERY_RECORDED("specialist.query_recorded"),
  SPECIALIST_QUERY_SETTLED("specialist.query_settled"),
  SPECIALIST_ASSERTION_RECORDED("specialist.assertion_recorded"),
  TRUST_QUARANTINED("trust.quarantined"),
  TRUST_RESTORED("trust.restored"),
  TRUST_RAISED("trust.raised");

  /** Every context; their names are reserved in event types, and so is that of access. */
  static final Set<String> CONTEXTS =
      HashSet.of(StoaContext.values()).map(StoaContext::label).add("auth");

  private static final Set<String> LABELS = HashSet.of(values()).map(StoaEventType::label);

  private final String label;

  StoaEventType(String label) {
    this.label = label;
  }

  /** As stored in an entry. */
  public String label() {
    return label;
  }

  /** Whether this is one of Stoa's own types. */
  public static boolean has(String eventType) {
    return LABELS.contains(eventType);
  }

  /** The context whose name an event type begins with, followed by a dot. */
  public static Option<String> contextOf(String eventType) {
    int dot = eventType.indexOf('.');
    return Option.when(dot > 0, () -> eventType.substring(0, dot)).filter(CONTEXTS::contains);
  }
}
