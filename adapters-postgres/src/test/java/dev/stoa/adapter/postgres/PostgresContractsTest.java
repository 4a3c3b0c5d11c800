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
import dev.stoa.testkit.memory.MemoryRankingContract;
import dev.stoa.testkit.memory.TierTransitionsContract;
import dev.stoa.testkit.notebook.NotesContract;
import dev.stoa.testkit.rating.CalibrationsContract;
import dev.stoa.testkit.rating.MatchesContract;
import dev.stoa.testkit.rating.PredictionsContract;
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
  final class ReadOnlyUnitsTest extends MigratedSchema implements ReadOnlyUnitsContract {}

  @Nested
  final class AgentsTest extends MigratedSchema implements AgentsContract {}

  @Nested
  final class AgentStatisticsTest extends MigratedSchema implements AgentStatisticsContract {}

  @Nested
  final class SpawnsTest extends MigratedSchema implements SpawnsContract {}

  @Nested
  final class NotesTest extends MigratedSchema implements NotesContract<Storage> {}

  @Nested
  final class KnowledgeEntriesTest extends MigratedSchema
      implements KnowledgeEntriesContract<Storage> {}

  @Nested
  final class AgentTasksTest extends MigratedSchema implements AgentTasksContract<Storage> {}

  @Nested
  final class AuditLogTest extends MigratedSchema implements AuditLogContract {}

  @Nested
  final class CheckpointsTest extends MigratedSchema implements CheckpointsContract {}

  @Nested
  final class BookmarksTest extends MigratedSchema implements BookmarksContract<Storage> {}

  @Nested
  final class ChannelMessagesTest extends MigratedSchema
      implements ChannelMessagesContract<Storage> {}

  @Nested
  final class MessageSearchTest extends MigratedSchema implements MessageSearchContract<Storage> {}

  @Nested
  final class ChannelsTest extends MigratedSchema implements ChannelsContract<Storage> {}

  @Nested
  final class HandOffsTest extends MigratedSchema implements HandOffsContract<Storage> {}

  @Nested
  final class MessageSignalsTest extends MigratedSchema
      implements MessageSignalsContract<Storage> {}

  @Nested
  final class ParticipantsTest extends MigratedSchema implements ParticipantsContract<Storage> {}

  @Nested
  final class MatchesTest extends MigratedSchema implements MatchesContract {}

  @Nested
  final class RatingsTest extends MigratedSchema implements RatingsContract {}

  @Nested
  final class RatingHistoryTest extends MigratedSchema implements RatingHistoryContract {}

  @Nested
  final class RelationshipsTest extends MigratedSchema implements RelationshipsContract {}

  @Nested
  final class PredictionsTest extends MigratedSchema implements PredictionsContract {}

  @Nested
  final class CalibrationsTest extends MigratedSchema implements CalibrationsContract {}

  @Nested
  final class CritiquesTest extends MigratedSchema implements CritiquesContract {}

  @Nested
  final class DebateSessionsTest extends MigratedSchema implements DebateSessionsContract {}

  @Nested
  final class DebateTurnsTest extends MigratedSchema implements DebateTurnsContract {}

  @Nested
  final class CodeVersionsTest extends MigratedSchema implements CodeVersionsContract {}

  @Nested
  final class ApprovalGatesTest extends MigratedSchema implements ApprovalGatesContract {}

  @Nested
  final class DebateVotesTest extends MigratedSchema implements DebateVotesContract {}

  @Nested
  final class ConcludedDebatesTest extends MigratedSchema implements ConcludedDebatesContract {}

  @Nested
  final class PatternsTest extends MigratedSchema implements PatternsContract {}

  @Nested
  final class ReputationsTest extends MigratedSchema implements ReputationsContract {}

  @Nested
  final class ConsensusEntriesTest extends MigratedSchema implements ConsensusEntriesContract {}

  @Nested
  final class DissentsTest extends MigratedSchema implements DissentsContract {}

  @Nested
  final class ProofsTest extends MigratedSchema implements ProofsContract {}

  @Nested
  final class ProjectsTest extends MigratedSchema implements ProjectsContract {}

  @Nested
  final class ReplacedTextsTest extends MigratedSchema implements ReplacedTextsContract<Storage> {}

  @Nested
  final class SpecialistsTest extends MigratedSchema implements SpecialistsContract {}

  @Nested
  final class ThreadCountersTest extends MigratedSchema
      implements ThreadCountersContract<Storage> {}

  @Nested
  final class ContextBackupsTest extends MigratedSchema
      implements ContextBackupsContract<Storage> {}

  @Nested
  final class BackupCoverageTest extends MigratedSchema
      implements BackupCoverageContract<Storage> {}

  @Nested
  final class ConversationsTest extends MigratedSchema implements ConversationsContract {}

  @Nested
  final class ConversationMessagesTest extends MigratedSchema
      implements ConversationMessagesContract {}

  @Nested
  final class CorrectionsTest extends MigratedSchema implements CorrectionsContract {}

  @Nested
  final class AssertionResultsTest extends MigratedSchema implements AssertionResultsContract {}

  @Nested
  final class ModelRunsTest extends MigratedSchema implements ModelRunsContract {}

  @Nested
  final class PromotionsTest extends MigratedSchema implements PromotionsContract {}

  @Nested
  final class QuerySessionsTest extends MigratedSchema implements QuerySessionsContract {}

  @Nested
  final class KeywordIndexTest extends MigratedSchema implements KeywordIndexContract {}

  @Nested
  final class LessonsTest extends MigratedSchema implements LessonsContract {}

  @Nested
  final class LessonApplicationsTest extends MigratedSchema implements LessonApplicationsContract {}

  @Nested
  final class CreatedAgentsTest extends MigratedSchema implements CreatedAgentsContract {}

  @Nested
  final class EpisodePruningTest extends MigratedSchema implements EpisodePruningContract {}

  @Nested
  final class EpisodesTest extends MigratedSchema implements EpisodesContract {}

  @Nested
  final class GenerationsTest extends MigratedSchema implements GenerationsContract {}

  @Nested
  final class MutationsTest extends MigratedSchema implements MutationsContract {}

  @Nested
  final class ProfilesTest extends MigratedSchema implements ProfilesContract {}

  @Nested
  final class StrategiesTest extends MigratedSchema implements StrategiesContract {}

  @Nested
  final class EvidenceItemsTest extends MigratedSchema implements EvidenceItemsContract {}

  @Nested
  final class CitationsTest extends MigratedSchema implements CitationsContract {}

  @Nested
  final class CircuitBreakersTest extends MigratedSchema implements CircuitBreakersContract {}

  @Nested
  final class AnsweredRequestsTest extends MigratedSchema implements AnsweredRequestsContract {}

  @Nested
  final class MemoriesTest extends MigratedSchema implements MemoriesContract {}

  @Nested
  final class MemoryRankingTest extends MigratedSchema implements MemoryRankingContract {}

  @Nested
  final class MemoryArchiveTest extends MigratedSchema implements MemoryArchiveContract {}

  @Nested
  final class TierTransitionsTest extends MigratedSchema implements TierTransitionsContract {}

  @Nested
  final class LearningStatesTest extends MigratedSchema implements LearningStatesContract {}

  @Nested
  final class TextIndexTest extends MigratedSchema implements TextIndexContract {}

  @Nested
  final class VectorIndexTest extends MigratedSchema implements VectorIndexContract {}
}
