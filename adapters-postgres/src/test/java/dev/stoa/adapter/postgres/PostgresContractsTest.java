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
import dev.stoa.testkit.conversation.KeywordIndexContract;
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
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import dev.stoa.testkit.knowledge.KnowledgeEntriesContract;
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
import dev.stoa.testkit.search.TextIndexContract;
import dev.stoa.testkit.search.VectorIndexContract;
import dev.stoa.testkit.specialist.AssertionResultsContract;
import dev.stoa.testkit.specialist.ModelRunsContract;
import dev.stoa.testkit.specialist.PromotionsContract;
import dev.stoa.testkit.specialist.QuerySessionsContract;
import dev.stoa.testkit.storage.EveryPortIsTested;
import dev.stoa.testkit.storage.ReadOnlyUnitsContract;
import org.junit.jupiter.api.Nested;

final class PostgresContractsTest implements EveryPortIsTested {

  @Nested
  final class UnitOfWorkTest extends MigratedSchema implements UnitOfWorkContract<Storage> {}

  @Nested
  final class ReadOnlyUnitsTest extends KeptSchema implements ReadOnlyUnitsContract {}

  @Nested
  final class AgentsTest extends KeptSchema implements AgentsContract {}

  @Nested
  final class AgentStatisticsTest extends KeptSchema implements AgentStatisticsContract {}

  @Nested
  final class SpawnsTest extends KeptSchema implements SpawnsContract {}

  @Nested
  final class NotesTest extends KeptSchema implements NotesContract<Storage> {}

  @Nested
  final class KnowledgeEntriesTest extends KeptSchema
      implements KnowledgeEntriesContract<Storage> {}

  @Nested
  final class AgentTasksTest extends KeptSchema implements AgentTasksContract<Storage> {}

  @Nested
  final class AuditLogTest extends KeptSchema implements AuditLogContract {}

  @Nested
  final class CheckpointsTest extends KeptSchema implements CheckpointsContract {}

  @Nested
  final class BookmarksTest extends KeptSchema implements BookmarksContract<Storage> {}

  @Nested
  final class ChannelMessagesTest extends KeptSchema implements ChannelMessagesContract<Storage> {}

  @Nested
  final class MessageSearchTest extends KeptSchema implements MessageSearchContract<Storage> {}

  @Nested
  final class ChannelsTest extends KeptSchema implements ChannelsContract<Storage> {}

  @Nested
  final class HandOffsTest extends KeptSchema implements HandOffsContract<Storage> {}

  @Nested
  final class MessageSignalsTest extends KeptSchema implements MessageSignalsContract<Storage> {}

  @Nested
  final class ParticipantsTest extends KeptSchema implements ParticipantsContract<Storage> {}

  @Nested
  final class MatchesTest extends KeptSchema implements MatchesContract {}

  @Nested
  final class RatingsTest extends KeptSchema implements RatingsContract {}

  @Nested
  final class RatingHistoryTest extends KeptSchema implements RatingHistoryContract {}

  @Nested
  final class RatingBaselinesTest extends KeptSchema implements RatingBaselinesContract {}

  @Nested
  final class RelationshipsTest extends KeptSchema implements RelationshipsContract {}

  @Nested
  final class PredictionsTest extends KeptSchema implements PredictionsContract {}

  @Nested
  final class CalibrationsTest extends KeptSchema implements CalibrationsContract {}

  @Nested
  final class CritiquesTest extends KeptSchema implements CritiquesContract {}

  @Nested
  final class DebateSessionsTest extends KeptSchema implements DebateSessionsContract {}

  @Nested
  final class DebateTurnsTest extends KeptSchema implements DebateTurnsContract {}

  @Nested
  final class TurnSearchTest extends KeptSchema implements TurnSearchContract {}

  @Nested
  final class CodeVersionsTest extends KeptSchema implements CodeVersionsContract {}

  @Nested
  final class ApprovalGatesTest extends KeptSchema implements ApprovalGatesContract {}

  @Nested
  final class DebateVotesTest extends KeptSchema implements DebateVotesContract {}

  @Nested
  final class ConcludedDebatesTest extends KeptSchema implements ConcludedDebatesContract {}

  @Nested
  final class PatternsTest extends KeptSchema implements PatternsContract {}

  @Nested
  final class ReputationsTest extends KeptSchema implements ReputationsContract {}

  @Nested
  final class ConsensusEntriesTest extends KeptSchema implements ConsensusEntriesContract {}

  @Nested
  final class DissentsTest extends KeptSchema implements DissentsContract {}

  @Nested
  final class ProofsTest extends KeptSchema implements ProofsContract {}

  @Nested
  final class ProjectsTest extends KeptSchema implements ProjectsContract {}

  @Nested
  final class ReplacedTextsTest extends KeptSchema implements ReplacedTextsContract<Storage> {}

  @Nested
  final class SpecialistsTest extends KeptSchema implements SpecialistsContract {}

  @Nested
  final class ThreadCountersTest extends KeptSchema implements ThreadCountersContract<Storage> {}

  @Nested
  final class ContextBackupsTest extends KeptSchema implements ContextBackupsContract<Storage> {}

  @Nested
  final class BackupCoverageTest extends KeptSchema implements BackupCoverageContract<Storage> {}

  @Nested
  final class ConversationsTest extends KeptSchema implements ConversationsContract {}

  @Nested
  final class ConversationMessagesTest extends KeptSchema implements ConversationMessagesContract {}

  @Nested
  final class CorrectionsTest extends KeptSchema implements CorrectionsContract {}

  @Nested
  final class AssertionResultsTest extends KeptSchema implements AssertionResultsContract {}

  @Nested
  final class ModelRunsTest extends KeptSchema implements ModelRunsContract {}

  @Nested
  final class PromotionsTest extends KeptSchema implements PromotionsContract {}

  @Nested
  final class QuerySessionsTest extends KeptSchema implements QuerySessionsContract {}

  @Nested
  final class KeywordIndexTest extends KeptSchema implements KeywordIndexContract {}

  @Nested
  final class LessonsTest extends KeptSchema implements LessonsContract {}

  @Nested
  final class LessonApplicationsTest extends KeptSchema implements LessonApplicationsContract {}

  @Nested
  final class CreatedAgentsTest extends KeptSchema implements CreatedAgentsContract {}

  @Nested
  final class EpisodePruningTest extends KeptSchema implements EpisodePruningContract {}

  @Nested
  final class EpisodesTest extends KeptSchema implements EpisodesContract {}

  @Nested
  final class GenerationsTest extends KeptSchema implements GenerationsContract {}

  @Nested
  final class MutationsTest extends KeptSchema implements MutationsContract {}

  @Nested
  final class ProfilesTest extends KeptSchema implements ProfilesContract {}

  @Nested
  final class StrategiesTest extends MigratedSchema implements StrategiesContract {}

  @Nested
  final class EvidenceItemsTest extends KeptSchema implements EvidenceItemsContract {}

  @Nested
  final class CitationsTest extends KeptSchema implements CitationsContract {}

  @Nested
  final class CircuitBreakersTest extends KeptSchema implements CircuitBreakersContract {}

  @Nested
  final class AnsweredRequestsTest extends KeptSchema implements AnsweredRequestsContract {}

  @Nested
  final class MemoriesTest extends KeptSchema implements MemoriesContract {}

  @Nested
  final class MemoryOutcomesTest extends KeptSchema implements MemoryOutcomesContract {}

  @Nested
  final class MemoryRankingTest extends KeptSchema implements MemoryRankingContract {}

  @Nested
  final class MemoryArchiveTest extends KeptSchema implements MemoryArchiveContract {}

  @Nested
  final class TierTransitionsTest extends KeptSchema implements TierTransitionsContract {}

  @Nested
  final class LearningStatesTest extends KeptSchema implements LearningStatesContract {}

  @Nested
  final class MaintenanceRunsTest extends KeptSchema implements MaintenanceRunsContract {}

  @Nested
  final class ErasureCertificatesTest extends KeptSchema implements ErasureCertificatesContract {}

  @Nested
  final class TextIndexTest extends KeptSchema implements TextIndexContract {}

  @Nested
  final class VectorIndexTest extends MigratedSchema implements VectorIndexContract {}
}
