package dev.stoa.actions.debate;

import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.application.Workspace;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.debate.ConcludedDebate;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.TournamentId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A concluded debate with what other contexts have of it. */
record RecordedConclusion(
    ConcludedDebate debate,
    @Param("The match that was rated.") Option<MatchId> matchId,
    @Param("How many predictions were resolved.") long predictions,
    @Param("What it taught.") Seq<LessonId> lessons,
    @Param("The memory of it.") Option<MemoryId> memoryId,
    @Param("Its record among the conclusions.") Option<ConsensusId> consensusId) {

  static final View<RecordedConclusion> VIEW =
      View.of(RecordedConclusion.class).flatten("debate", DebateViews.CONCLUSION);

  static RecordedConclusion of(Workspace workspace, ConcludedDebate debate) {
    String id = debate.id().value();
    return new RecordedConclusion(
        debate,
        workspace.ratings().match(new MatchId(id)).map(RatedMatch::id),
        debate.outcome().winner().map(winner -> predictions(workspace, id)).getOrElse(0L),
        workspace.lessons().ofDebate(id).map(Lesson::id),
        workspace
            .memory()
            .find(MemoryScope.SHARED, ConcludedDebate.remembered(debate.task(), debate.outcome()))
            .map(Memory::id),
        workspace.consensus().ofDebate(id).map(Consensus::id));
  }

  private static long predictions(Workspace workspace, String debate) {
    long count = 0;
    Option<AgentName> after = Option.none();
    do {
      Page<Prediction, AgentName> page =
          workspace
              .calibration()
              .predictions(new TournamentId(debate), new PageRequest<>(after, Page.MAX_SIZE));
      count += page.items().size();
      after = page.next();
    } while (after.isDefined());
    return count;
  }
}
