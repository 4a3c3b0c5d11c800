package dev.stoa.testkit;

import dev.stoa.domain.search.SearchSource;
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
import dev.stoa.testkit.storage.InMemoryStorage;
import dev.stoa.testkit.storage.ReadOnlyUnitsContract;
import org.junit.jupiter.api.Nested;

final class InMemoryStorageTest implements EveryPortIsTested {

  @Nested
  final class UnitOfWorkTest extends Fresh implements UnitOfWorkContract<Storage> {}

  @Nested
  final class ReadOnlyUnitsTest extends Fresh implements ReadOnlyUnitsContract {}

  @Nested
  final class AgentsTest extends Fresh implements AgentsContract {}

  @Nested
  final class AgentStatisticsTest extends Fresh implements AgentStatisticsContract {}

  @Nested
  final class SpawnsTest extends Fresh implements SpawnsContract {}

  @Nested
  final class NotesTest extends Fresh implements NotesContract<Storage> {}

  @Nested
  final class KnowledgeEntriesTest extends Fresh implements KnowledgeEntriesContract<Storage> {}

  @Nested
  final class AgentTasksTest extends Fresh implements AgentTasksContract<Storage> {}

  @Nested
  final class AuditLogTest extends Fresh implements AuditLogContract {}

  @Nested
  final class CheckpointsTest extends Fresh implements CheckpointsContract {}

  @Nested
  final class BookmarksTest extends Fresh implements BookmarksContract<Storage> {}

  @Nested
  final class ChannelMessagesTest extends Fresh implements ChannelMessagesContract<Storage> {}

  @Nested
  final class MessageSearchTest extends Fresh implements MessageSearchContract<Storage> {}

  @Nested
  final class ChannelsTest extends Fresh implements ChannelsContract<Storage> {}

  @Nested
  final class HandOffsTest extends Fresh implements HandOffsContract<Storage> {}

  @Nested
  final class MessageSignalsTest extends Fresh implements MessageSignalsContract<Storage> {}

  @Nested
  final class ParticipantsTest extends Fresh implements ParticipantsContract<Storage> {}

  @Nested
  final class MatchesTest extends Fresh implements MatchesContract {}

  @Nested
  final class RatingHistoryTest extends Fresh implements RatingHistoryContract {}

  @Nested
  final class RatingsTest extends Fresh implements RatingsContract {}

  @Nested
  final class RatingBaselinesTest extends Fresh implements RatingBaselinesContract {}

  @Nested
  final class RelationshipsTest extends Fresh implements RelationshipsContract {}

  @Nested
  final class PredictionsTest extends Fresh implements PredictionsContract {}

  @Nested
  final class CalibrationsTest extends Fresh implements CalibrationsContract {}

  @Nested
  final class CritiquesTest extends Fresh implements CritiquesContract {}

  @Nested
  final class DebateSessionsTest extends Fresh implements DebateSessionsContract {}

  @Nested
  final class DebateTurnsTest extends Fresh implements DebateTurnsContract {}

  @Nested
  final class TurnSearchTest extends Fresh implements TurnSearchContract {}

  @Nested
  final class CodeVersionsTest extends Fresh implements CodeVersionsContract {}

  @Nested
  final class ApprovalGatesTest extends Fresh implements ApprovalGatesContract {}

  @Nested
  final class DebateVotesTest extends Fresh implements DebateVotesContract {}

  @Nested
  final class ConcludedDebatesTest extends Fresh implements ConcludedDebatesContract {}

  @Nested
  final class PatternsTest extends Fresh implements PatternsContract {}

  @Nested
  final class ReputationsTest extends Fresh implements ReputationsContract {}

  @Nested
  final class ConsensusEntriesTest extends Fresh implements ConsensusEntriesContract {}

  @Nested
  final class DissentsTest extends Fresh implements DissentsContract {}

  @Nested
  final class ProofsTest extends Fresh implements ProofsContract {}

  @Nested
  final class ProjectsTest extends Fresh implements ProjectsContract {}

  @Nested
  final class ReplacedTextsTest extends Fresh implements ReplacedTextsContract<Storage> {}

  @Nested
  final class SpecialistsTest extends Fresh implements SpecialistsContract {}

  @Nested
  final class ThreadCountersTest extends Fresh implements ThreadCountersContract<Storage> {}

  @Nested
  final class ContextBackupsTest extends Fresh implements ContextBackupsContract<Storage> {}

  @Nested
  final class BackupCoverageTest extends Fresh implements BackupCoverageContract<Storage> {}

  @Nested
  final class ConversationsTest extends Fresh implements ConversationsContract {}

  @Nested
  final class ConversationMessagesTest extends Fresh implements ConversationMessagesContract {}

  @Nested
  final class CorrectionsTest extends Fresh implements CorrectionsContract {}

  @Nested
  final class AssertionResultsTest extends Fresh implements AssertionResultsContract {}

  @Nested
  final class ModelRunsTest extends Fresh implements ModelRunsContract {}

  @Nested
  final class PromotionsTest extends Fresh implements PromotionsContract {}

  @Nested
  final class QuerySessionsTest extends Fresh implements QuerySessionsContract {}

  @Nested
  final class KeywordIndexTest extends Fresh implements KeywordIndexContract {}

  @Nested
  final class LessonsTest extends Fresh implements LessonsContract {}

  @Nested
  final class LessonApplicationsTest extends Fresh implements LessonApplicationsContract {}

  @Nested
  final class CreatedAgentsTest extends Fresh implements CreatedAgentsContract {}

  @Nested
  final class EpisodePruningTest extends Fresh implements EpisodePruningContract {}

  @Nested
  final class EpisodesTest extends Fresh implements EpisodesContract {}

  @Nested
  final class GenerationsTest extends Fresh implements GenerationsContract {}

  @Nested
  final class MutationsTest extends Fresh implements MutationsContract {}

  @Nested
  final class ProfilesTest extends Fresh implements ProfilesContract {}

  @Nested
  final class StrategiesTest extends Fresh implements StrategiesContract {}

  @Nested
  final class EvidenceItemsTest extends Fresh implements EvidenceItemsContract {}

  @Nested
  final class CitationsTest extends Fresh implements CitationsContract {}

  @Nested
  final class CircuitBreakersTest extends Fresh implements CircuitBreakersContract {}

  @Nested
  final class AnsweredRequestsTest extends Fresh implements AnsweredRequestsContract {}

  @Nested
  final class MemoriesTest extends Fresh implements MemoriesContract {}

  @Nested
  final class MemoryOutcomesTest extends Fresh implements MemoryOutcomesContract {}

  @Nested
  final class MemoryRankingTest extends Fresh implements MemoryRankingContract {}

  @Nested
  final class MemoryArchiveTest extends Fresh implements MemoryArchiveContract {}

  @Nested
  final class TierTransitionsTest extends Fresh implements TierTransitionsContract {}

  @Nested
  final class LearningStatesTest extends Fresh implements LearningStatesContract {}

  @Nested
  final class MaintenanceRunsTest extends Fresh implements MaintenanceRunsContract {}

  @Nested
  final class ErasureCertificatesTest extends Fresh implements ErasureCertificatesContract {}

  @Nested
  final class TextIndexTest extends Fresh implements TextIndexContract {}

  @Nested
  final class VectorIndexTest extends Fresh implements VectorIndexContract {}

  private abstract static class Fresh {
    private final InMemoryStorage storage = new InMemoryStorage();

    public Storage storage() {
      return storage;
    }

    public void givenThings(SearchSource source, Iterable<String> ids) {
      // The fakes know nothing of each other's tables.
    }
  }
}
