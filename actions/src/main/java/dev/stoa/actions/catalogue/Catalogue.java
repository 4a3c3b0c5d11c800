package dev.stoa.actions.catalogue;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Edge;
import dev.stoa.actions.agent.AgentActions;
import dev.stoa.actions.agent.SpawnActions;
import dev.stoa.actions.agent.TaskActions;
import dev.stoa.actions.audit.AuditActions;
import dev.stoa.actions.channel.ChannelActions;
import dev.stoa.actions.channel.HandOffActions;
import dev.stoa.actions.consensus.ConsensusActions;
import dev.stoa.actions.contextbackup.ContextActions;
import dev.stoa.actions.conversation.ConversationActions;
import dev.stoa.actions.conversation.MessageActions;
import dev.stoa.actions.conversation.ProjectActions;
import dev.stoa.actions.correction.CorrectionActions;
import dev.stoa.actions.critique.CritiqueActions;
import dev.stoa.actions.debate.DebateActions;
import dev.stoa.actions.debate.GateActions;
import dev.stoa.actions.debate.VersionActions;
import dev.stoa.actions.encryption.EncryptionActions;
import dev.stoa.actions.evidence.EvidenceActions;
import dev.stoa.actions.evolution.CreatedAgentActions;
import dev.stoa.actions.evolution.EpisodeActions;
import dev.stoa.actions.evolution.EvolutionActions;
import dev.stoa.actions.evolution.GenerationActions;
import dev.stoa.actions.evolution.MutationActions;
import dev.stoa.actions.evolution.ProfileActions;
import dev.stoa.actions.evolution.StrategyActions;
import dev.stoa.actions.knowledge.KnowledgeActions;
import dev.stoa.actions.lesson.LessonActions;
import dev.stoa.actions.memory.MemoryActions;
import dev.stoa.actions.memory.SnapshotActions;
import dev.stoa.actions.notebook.NoteActions;
import dev.stoa.actions.operations.ErasureActions;
import dev.stoa.actions.operations.HealthActions;
import dev.stoa.actions.operations.MaintenanceActions;
import dev.stoa.actions.rating.CalibrationActions;
import dev.stoa.actions.rating.RatingActions;
import dev.stoa.actions.resilience.BreakerActions;
import dev.stoa.actions.search.EmbeddingActions;
import dev.stoa.actions.search.IndexActions;
import dev.stoa.actions.search.SearchActions;
import dev.stoa.actions.specialist.AssertionActions;
import dev.stoa.actions.specialist.QueryActions;
import dev.stoa.actions.specialist.RunActions;
import dev.stoa.actions.specialist.SpecialistActions;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Every action there is, by group. */
public record Catalogue(Seq<ActionGroup> groups) {

  private static final Catalogue COMPLETE =
      new Catalogue(
          List.of(
              AgentActions.group(),
              SpawnActions.group(),
              TaskActions.group(),
              AssertionActions.group(),
              AuditActions.group(),
              BreakerActions.group(),
              CalibrationActions.group(),
              ChannelActions.group(),
              ConsensusActions.group(),
              CorrectionActions.group(),
              ContextActions.group(),
              ConversationActions.group(),
              CritiqueActions.group(),
              DebateActions.group(),
              GateActions.group(),
              VersionActions.group(),
              EmbeddingActions.group(),
              HealthActions.group(),
              EncryptionActions.group(),
              EvidenceActions.group(),
              EvolutionActions.group(),
              ErasureActions.group(),
              GenerationActions.group(),
              ProfileActions.group(),
              EpisodeActions.group(),
              MutationActions.group(),
              CreatedAgentActions.group(),
              StrategyActions.group(),
              HandOffActions.group(),
              IndexActions.group(),
              KnowledgeActions.group(),
              LessonActions.group(),
              MaintenanceActions.group(),
              MemoryActions.group(),
              MessageActions.group(),
              SnapshotActions.group(),
              NoteActions.group(),
              QueryActions.group(),
              ProjectActions.group(),
              RatingActions.group(),
              RunActions.group(),
              SearchActions.group(),
              SpecialistActions.group()));

  /** The actions of every context. */
  public static Catalogue complete() {
    return COMPLETE;
  }

  /** All actions. */
  public Seq<Action<?, ?>> actions() {
    return groups.flatMap(ActionGroup::actions);
  }

  /** The actions that an edge offers. */
  public Seq<Action<?, ?>> on(Edge edge) {
    return actions().filter(action -> action.edges().contains(edge));
  }

  /** The action of this name. */
  public Option<Action<?, ?>> find(String name) {
    return actions().find(action -> action.name().equals(name));
  }
}
