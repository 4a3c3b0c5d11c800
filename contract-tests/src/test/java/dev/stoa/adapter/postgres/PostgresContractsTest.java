package dev.stoa.adapter.postgres;

import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.agent.AgentStatisticsContract;
import dev.stoa.testkit.agent.AgentTasksContract;
import dev.stoa.testkit.agent.AgentsContract;
import dev.stoa.testkit.agent.SpawnsContract;
import dev.stoa.testkit.audit.AuditLogContract;
import dev.stoa.testkit.audit.CheckpointsContract;
import dev.stoa.testkit.channel.BookmarksContract;
import dev.stoa.testkit.channel.ChannelMessagesContract;
import dev.stoa.testkit.channel.ChannelsContract;
import dev.stoa.testkit.channel.HandOffsContract;
import dev.stoa.testkit.channel.MessageSearchContract;
import dev.stoa.testkit.channel.MessageSignalsContract;
import dev.stoa.testkit.channel.ParticipantsContract;
import dev.stoa.testkit.consensus.ConsensusEntriesContract;
import dev.stoa.testkit.consensus.DissentsContract;
import dev.stoa.testkit.consensus.ProofsContract;
import dev.stoa.testkit.contextbackup.BackupCoverageContract;
import dev.stoa.testkit.contextbackup.ContextBackupsContract;
import dev.stoa.testkit.contextbackup.SpecialistsContract;
import dev.stoa.testkit.contextbackup.ThreadCountersContract;
import dev.stoa.testkit.conversation.ConversationMessagesContract;
import dev.stoa.testkit.conversation.ConversationsContract;
import dev.stoa.testkit.conversation.ProjectsContract;
import dev.stoa.testkit.correction.CorrectionsContract;
import dev.stoa.testkit.critique.CritiquesContract;
import dev.stoa.testkit.critique.PatternsContract;
import dev.stoa.testkit.critique.ReputationsContract;
import dev.stoa.testkit.debate.ApprovalGatesContract;
import dev.stoa.testkit.debate.CodeVersionsContract;
import dev.stoa.testkit.debate.ConcludedDebatesContract;
import dev.stoa.testkit.debate.DebateSessionsContract;
import dev.stoa.testkit.debate.DebateTurnsContract;
import dev.stoa.testkit.debate.DebateVotesContract;
import dev.stoa.testkit.debate.TurnSearchContract;
import dev.stoa.testkit.encryption.ReplacedTextsContract;
import dev.stoa.testkit.evidence.CitationsContract;
import dev.stoa.testkit.evidence.EvidenceItemsContract;
import dev.stoa.testkit.evolution.CreatedAgentsContract;
import dev.stoa.testkit.evolution.EpisodePruningContract;
import dev.stoa.testkit.evolution.EpisodesContract;
import dev.stoa.testkit.evolution.GenerationsContract;
import dev.stoa.testkit.evolution.MutationsContract;
import dev.stoa.testkit.evolution.ProfilesContract;
import dev.stoa.testkit.evolution.StrategiesContract;
import dev.stoa.testkit.files.MemoryFilesContract;
import dev.stoa.testkit.graph.GraphEntitiesContract;
import dev.stoa.testkit.graph.GraphObservationsContract;
import dev.stoa.testkit.graph.GraphRelationsContract;
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import dev.stoa.testkit.knowledge.KnowledgeEntriesContract;
import dev.stoa.testkit.learning.LearningsContract;
import dev.stoa.testkit.lesson.LessonApplicationsContract;
import dev.stoa.testkit.lesson.LessonsContract;
import dev.stoa.testkit.memory.LearningStatesContract;
import dev.stoa.testkit.memory.MemoriesContract;
import dev.stoa.testkit.memory.MemoryArchiveContract;
import dev.stoa.testkit.memory.MemoryOutcomesContract;
import dev.stoa.testkit.memory.MemoryRankingContract;
import dev.stoa.testkit.memory.TierTransitionsContract;
import dev.stoa.testkit.notebook.NotesContract;
import dev.stoa.testkit.operations.ErasureCertificatesContract;
import dev.stoa.testkit.operations.MaintenanceRunsContract;
import dev.stoa.testkit.rating.CalibrationsContract;
import dev.stoa.testkit.rating.MatchesContract;
import dev.stoa.testkit.rating.PredictionsContract;
import dev.stoa.testkit.rating.RatingBaselinesContract;
import dev.stoa.testkit.rating.RatingHistoryContract;
import dev.stoa.testkit.rating.RatingsContract;
import dev.stoa.testkit.rating.RelationshipsContract;
import dev.stoa.testkit.resilience.AnsweredRequestsContract;
import dev.stoa.testkit.resilience.CircuitBreakersContract;
import dev.stoa.testkit.search.MetadataIndexesContract;
import dev.stoa.testkit.search.TextIndexContract;
import dev.stoa.testkit.search.VariantsContract;
import dev.stoa.testkit.search.VectorIndexContract;
import dev.stoa.testkit.search.VectorItemsContract;
import dev.stoa.testkit.specialist.AssertionResultsContract;
import dev.stoa.testkit.specialist.ModelRunsContract;
import dev.stoa.testkit.specialist.PromotionsContract;
import dev.stoa.testkit.specialist.QuerySessionsContract;
import dev.stoa.testkit.storage.EveryPortIsTested;
import dev.stoa.testkit.storage.ReadOnlyUnitsContract;
import dev.stoa.testkit.trust.OriginsContract;
import dev.stoa.testkit.trust.QuarantinesContract;
import org.junit.jupiter.api.Nested;

final class PostgresContractsTest implements EveryPortIsTested {

  @Nested
  final class UnitOfWorkTest extends MigratedSchema implements UnitOfWorkContract<Storage> {}

  @Nested
  final class ReadOnlyUnitsTest extends SharedSchema implements ReadOnlyUnitsContract {}

  @Nested
  final class AgentsTest extends SharedSchema implements AgentsContract {}

  @Nested
  final class AgentStatisticsTest extends SharedSchema implements AgentStatisticsContract {}

  @Nested
  final class SpawnsTest extends SharedSchema implements SpawnsContract {}

  @Nested
  final class MemoryFilesTest extends SharedSchema implements MemoryFilesContract<Storage> {}

  @Nested
  final class NotesTest extends SharedSchema implements NotesContract<Storage> {}

  @Nested
  final class KnowledgeEntriesTest extends SharedSchema
      implements KnowledgeEntriesContract<Storage> {}

  @Nested
  final class AgentTasksTest extends SharedSchema implements AgentTasksContract<Storage> {}

  @Nested
  final class AuditLogTest extends SharedSchema implements AuditLogContract {}

  @Nested
  final class CheckpointsTest extends SharedSchema implements CheckpointsContract {}

  @Nested
  final class BookmarksTest extends SharedSchema implements BookmarksContract<Storage> {}

  @Nested
  final class ChannelMessagesTest extends SharedSchema
      implements ChannelMessagesContract<Storage> {}

  @Nested
  final class MessageSearchTest extends SharedSchema implements MessageSearchContract<Storage> {}

  @Nested
  final class ChannelsTest extends SharedSchema implements ChannelsContract<Storage> {}

  @Nested
  final class HandOffsTest extends SharedSchema implements HandOffsContract<Storage> {}

  @Nested
  final class MessageSignalsTest extends SharedSchema implements MessageSignalsContract<Storage> {}

  @Nested
  final class ParticipantsTest extends SharedSchema implements ParticipantsContract<Storage> {}

  @Nested
  final class MatchesTest extends SharedSchema implements MatchesContract {}

  @Nested
  final class RatingsTest extends SharedSchema implements RatingsContract {}

  @Nested
  final class RatingHistoryTest extends SharedSchema implements RatingHistoryContract {}

  @Nested
  final class RatingBaselinesTest extends SharedSchema implements RatingBaselinesContract {}

  @Nested
  final class RelationshipsTest extends SharedSchema implements RelationshipsContract {}

  @Nested
  final class PredictionsTest extends SharedSchema implements PredictionsContract {}

  @Nested
  final class CalibrationsTest extends SharedSchema implements CalibrationsContract {}

  @Nested
  final class CritiquesTest extends SharedSchema implements CritiquesContract {}

  @Nested
  final class DebateSessionsTest extends SharedSchema implements DebateSessionsContract {}

  @Nested
  final class DebateTurnsTest extends SharedSchema implements DebateTurnsContract {}

  @Nested
  final class TurnSearchTest extends SharedSchema implements TurnSearchContract {}

  @Nested
  final class CodeVersionsTest extends SharedSchema implements CodeVersionsContract {}

  @Nested
  final class ApprovalGatesTest extends SharedSchema implements ApprovalGatesContract {}

  @Nested
  final class DebateVotesTest extends SharedSchema implements DebateVotesContract {}

  @Nested
  final class ConcludedDebatesTest extends SharedSchema implements ConcludedDebatesContract {}

  @Nested
  final class PatternsTest extends SharedSchema implements PatternsContract {}

  @Nested
  final class ReputationsTest extends SharedSchema implements ReputationsContract {}

  @Nested
  final class ConsensusEntriesTest extends SharedSchema implements ConsensusEntriesContract {}

  @Nested
  final class DissentsTest extends SharedSchema implements DissentsContract {}

  @Nested
  final class ProofsTest extends SharedSchema implements ProofsContract {}

  @Nested
  final class ProjectsTest extends SharedSchema implements ProjectsContract {}

  @Nested
  final class ReplacedTextsTest extends SharedSchema implements ReplacedTextsContract<Storage> {}

  @Nested
  final class SpecialistsTest extends SharedSchema implements SpecialistsContract {}

  @Nested
  final class ThreadCountersTest extends SharedSchema implements ThreadCountersContract<Storage> {}

  @Nested
  final class ContextBackupsTest extends SharedSchema implements ContextBackupsContract<Storage> {}

  @Nested
  final class BackupCoverageTest extends SharedSchema implements BackupCoverageContract<Storage> {}

  @Nested
  final class ConversationsTest extends SharedSchema implements ConversationsContract {}

  @Nested
  final class ConversationMessagesTest extends SharedSchema
      implements ConversationMessagesContract {}

  @Nested
  final class CorrectionsTest extends SharedSchema implements CorrectionsContract {}

  @Nested
  final class AssertionResultsTest extends SharedSchema implements AssertionResultsContract {}

  @Nested
  final class ModelRunsTest extends SharedSchema implements ModelRunsContract {}

  @Nested
  final class PromotionsTest extends SharedSchema implements PromotionsContract {}

  @Nested
  final class QuerySessionsTest extends SharedSchema implements QuerySessionsContract {}

  @Nested
  final class LearningsTest extends MigratedSchema implements LearningsContract {}

  @Nested
  final class GraphEntitiesTest extends SharedSchema implements GraphEntitiesContract {}

  @Nested
  final class GraphObservationsTest extends SharedSchema implements GraphObservationsContract {}

  @Nested
  final class GraphRelationsTest extends SharedSchema implements GraphRelationsContract {}

  @Nested
  final class LessonsTest extends SharedSchema implements LessonsContract {}

  @Nested
  final class OriginsTest extends SharedSchema implements OriginsContract {}

  @Nested
  final class QuarantinesTest extends MigratedSchema implements QuarantinesContract {}

  @Nested
  final class LessonApplicationsTest extends SharedSchema implements LessonApplicationsContract {}

  @Nested
  final class CreatedAgentsTest extends SharedSchema implements CreatedAgentsContract {}

  @Nested
  final class EpisodePruningTest extends SharedSchema implements EpisodePruningContract {}

  @Nested
  final class EpisodesTest extends SharedSchema implements EpisodesContract {}

  @Nested
  final class GenerationsTest extends SharedSchema implements GenerationsContract {}

  @Nested
  final class MutationsTest extends SharedSchema implements MutationsContract {}

  @Nested
  final class ProfilesTest extends SharedSchema implements ProfilesContract {}

  @Nested
  final class StrategiesTest extends MigratedSchema implements StrategiesContract {}

  @Nested
  final class EvidenceItemsTest extends SharedSchema implements EvidenceItemsContract {}

  @Nested
  final class CitationsTest extends SharedSchema implements CitationsContract {}

  @Nested
  final class CircuitBreakersTest extends SharedSchema implements CircuitBreakersContract {}

  @Nested
  final class AnsweredRequestsTest extends SharedSchema implements AnsweredRequestsContract {}

  @Nested
  final class MemoriesTest extends SharedSchema implements MemoriesContract {}

  @Nested
  final class MemoryOutcomesTest extends SharedSchema implements MemoryOutcomesContract {}

  @Nested
  final class MemoryRankingTest extends SharedSchema implements MemoryRankingContract {}

  @Nested
  final class MemoryArchiveTest extends SharedSchema implements MemoryArchiveContract {}

  @Nested
  final class TierTransitionsTest extends SharedSchema implements TierTransitionsContract {}

  @Nested
  final class LearningStatesTest extends SharedSchema implements LearningStatesContract {}

  @Nested
  final class MaintenanceRunsTest extends SharedSchema implements MaintenanceRunsContract {}

  @Nested
  final class ErasureCertificatesTest extends SharedSchema implements ErasureCertificatesContract {}

  @Nested
  final class VariantsTest extends SharedSchema implements VariantsContract {}

  @Nested
  final class TextIndexTest extends SharedSchema implements TextIndexContract {}

  @Nested
  final class VectorIndexTest extends MigratedSchema implements VectorIndexContract {}

  @Nested
  final class MetadataIndexesTest extends MigratedSchema implements MetadataIndexesContract {}

  @Nested
  final class VectorItemsTest extends MigratedSchema implements VectorItemsContract {}
}
