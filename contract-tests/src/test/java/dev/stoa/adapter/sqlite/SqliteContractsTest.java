package dev.stoa.adapter.sqlite;

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

final class SqliteContractsTest implements EveryPortIsTested {

  @Nested
  final class UnitOfWorkTest extends SqliteWorkspace implements UnitOfWorkContract<Storage> {}

  @Nested
  final class ReadOnlyUnitsTest extends SqliteWorkspace implements ReadOnlyUnitsContract {}

  @Nested
  final class AgentsTest extends SqliteWorkspace implements AgentsContract {}

  @Nested
  final class AgentStatisticsTest extends SqliteWorkspace implements AgentStatisticsContract {}

  @Nested
  final class SpawnsTest extends SqliteWorkspace implements SpawnsContract {}

  @Nested
  final class MemoryFilesTest extends SqliteWorkspace implements MemoryFilesContract<Storage> {}

  @Nested
  final class NotesTest extends SqliteWorkspace implements NotesContract<Storage> {}

  @Nested
  final class KnowledgeEntriesTest extends SqliteWorkspace
      implements KnowledgeEntriesContract<Storage> {}

  @Nested
  final class AgentTasksTest extends SqliteWorkspace implements AgentTasksContract<Storage> {}

  @Nested
  final class AuditLogTest extends SqliteWorkspace implements AuditLogContract {}

  @Nested
  final class CheckpointsTest extends SqliteWorkspace implements CheckpointsContract {}

  @Nested
  final class BookmarksTest extends SqliteWorkspace implements BookmarksContract<Storage> {}

  @Nested
  final class ChannelMessagesTest extends SqliteWorkspace
      implements ChannelMessagesContract<Storage> {}

  @Nested
  final class MessageSearchTest extends SqliteWorkspace implements MessageSearchContract<Storage> {}

  @Nested
  final class ChannelsTest extends SqliteWorkspace implements ChannelsContract<Storage> {}

  @Nested
  final class HandOffsTest extends SqliteWorkspace implements HandOffsContract<Storage> {}

  @Nested
  final class MessageSignalsTest extends SqliteWorkspace
      implements MessageSignalsContract<Storage> {}

  @Nested
  final class ParticipantsTest extends SqliteWorkspace implements ParticipantsContract<Storage> {}

  @Nested
  final class MatchesTest extends SqliteWorkspace implements MatchesContract {}

  @Nested
  final class RatingsTest extends SqliteWorkspace implements RatingsContract {}

  @Nested
  final class RatingHistoryTest extends SqliteWorkspace implements RatingHistoryContract {}

  @Nested
  final class RatingBaselinesTest extends SqliteWorkspace implements RatingBaselinesContract {}

  @Nested
  final class RelationshipsTest extends SqliteWorkspace implements RelationshipsContract {}

  @Nested
  final class PredictionsTest extends SqliteWorkspace implements PredictionsContract {}

  @Nested
  final class CalibrationsTest extends SqliteWorkspace implements CalibrationsContract {}

  @Nested
  final class CritiquesTest extends SqliteWorkspace implements CritiquesContract {}

  @Nested
  final class DebateSessionsTest extends SqliteWorkspace implements DebateSessionsContract {}

  @Nested
  final class DebateTurnsTest extends SqliteWorkspace implements DebateTurnsContract {}

  @Nested
  final class TurnSearchTest extends SqliteWorkspace implements TurnSearchContract {}

  @Nested
  final class CodeVersionsTest extends SqliteWorkspace implements CodeVersionsContract {}

  @Nested
  final class ApprovalGatesTest extends SqliteWorkspace implements ApprovalGatesContract {}

  @Nested
  final class DebateVotesTest extends SqliteWorkspace implements DebateVotesContract {}

  @Nested
  final class ConcludedDebatesTest extends SqliteWorkspace implements ConcludedDebatesContract {}

  @Nested
  final class PatternsTest extends SqliteWorkspace implements PatternsContract {}

  @Nested
  final class ReputationsTest extends SqliteWorkspace implements ReputationsContract {}

  @Nested
  final class ConsensusEntriesTest extends SqliteWorkspace implements ConsensusEntriesContract {}

  @Nested
  final class DissentsTest extends SqliteWorkspace implements DissentsContract {}

  @Nested
  final class ProofsTest extends SqliteWorkspace implements ProofsContract {}

  @Nested
  final class ProjectsTest extends SqliteWorkspace implements ProjectsContract {}

  @Nested
  final class ReplacedTextsTest extends SqliteWorkspace implements ReplacedTextsContract<Storage> {}

  @Nested
  final class SpecialistsTest extends SqliteWorkspace implements SpecialistsContract {}

  @Nested
  final class ThreadCountersTest extends SqliteWorkspace
      implements ThreadCountersContract<Storage> {}

  @Nested
  final class ContextBackupsTest extends SqliteWorkspace
      implements ContextBackupsContract<Storage> {}

  @Nested
  final class BackupCoverageTest extends SqliteWorkspace
      implements BackupCoverageContract<Storage> {}

  @Nested
  final class ConversationsTest extends SqliteWorkspace implements ConversationsContract {}

  @Nested
  final class ConversationMessagesTest extends SqliteWorkspace
      implements ConversationMessagesContract {}

  @Nested
  final class CorrectionsTest extends SqliteWorkspace implements CorrectionsContract {}

  @Nested
  final class AssertionResultsTest extends SqliteWorkspace implements AssertionResultsContract {}

  @Nested
  final class ModelRunsTest extends SqliteWorkspace implements ModelRunsContract {}

  @Nested
  final class PromotionsTest extends SqliteWorkspace implements PromotionsContract {}

  @Nested
  final class QuerySessionsTest extends SqliteWorkspace implements QuerySessionsContract {}

  @Nested
  final class LearningsTest extends SqliteWorkspace implements LearningsContract {}

  @Nested
  final class GraphEntitiesTest extends SqliteWorkspace implements GraphEntitiesContract {}

  @Nested
  final class GraphObservationsTest extends SqliteWorkspace implements GraphObservationsContract {}

  @Nested
  final class GraphRelationsTest extends SqliteWorkspace implements GraphRelationsContract {}

  @Nested
  final class LessonsTest extends SqliteWorkspace implements LessonsContract {}

  @Nested
  final class OriginsTest extends SqliteWorkspace implements OriginsContract {}

  @Nested
  final class QuarantinesTest extends SqliteWorkspace implements QuarantinesContract {}

  @Nested
  final class LessonApplicationsTest extends SqliteWorkspace
      implements LessonApplicationsContract {}

  @Nested
  final class CreatedAgentsTest extends SqliteWorkspace implements CreatedAgentsContract {}

  @Nested
  final class EpisodePruningTest extends SqliteWorkspace implements EpisodePruningContract {}

  @Nested
  final class EpisodesTest extends SqliteWorkspace implements EpisodesContract {}

  @Nested
  final class GenerationsTest extends SqliteWorkspace implements GenerationsContract {}

  @Nested
  final class MutationsTest extends SqliteWorkspace implements MutationsContract {}

  @Nested
  final class ProfilesTest extends SqliteWorkspace implements ProfilesContract {}

  @Nested
  final class StrategiesTest extends SqliteWorkspace implements StrategiesContract {}

  @Nested
  final class EvidenceItemsTest extends SqliteWorkspace implements EvidenceItemsContract {}

  @Nested
  final class CitationsTest extends SqliteWorkspace implements CitationsContract {}

  @Nested
  final class CircuitBreakersTest extends SqliteWorkspace implements CircuitBreakersContract {}

  @Nested
  final class AnsweredRequestsTest extends SqliteWorkspace implements AnsweredRequestsContract {}

  @Nested
  final class MemoriesTest extends SqliteWorkspace implements MemoriesContract {}

  @Nested
  final class MemoryOutcomesTest extends SqliteWorkspace implements MemoryOutcomesContract {}

  @Nested
  final class MemoryRankingTest extends SqliteWorkspace implements MemoryRankingContract {}

  @Nested
  final class MemoryArchiveTest extends SqliteWorkspace implements MemoryArchiveContract {}

  @Nested
  final class TierTransitionsTest extends SqliteWorkspace implements TierTransitionsContract {}

  @Nested
  final class LearningStatesTest extends SqliteWorkspace implements LearningStatesContract {}

  @Nested
  final class MaintenanceRunsTest extends SqliteWorkspace implements MaintenanceRunsContract {}

  @Nested
  final class ErasureCertificatesTest extends SqliteWorkspace
      implements ErasureCertificatesContract {}

  @Nested
  final class VariantsTest extends SqliteWorkspace implements VariantsContract {}

  @Nested
  final class TextIndexTest extends SqliteWorkspace implements TextIndexContract {}

  @Nested
  final class VectorIndexTest extends SqliteWorkspace implements VectorIndexContract {}

  @Nested
  final class MetadataIndexesTest extends SqliteWorkspace implements MetadataIndexesContract {}

  @Nested
  final class VectorItemsTest extends SqliteWorkspace implements VectorItemsContract {}
}
