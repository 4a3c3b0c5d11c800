package dev.stoa.actions.rating;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.ReplayDifference;
import dev.stoa.domain.rating.ReplayReport;
import dev.stoa.domain.rating.ReplaySubject;
import dev.stoa.domain.rating.ReplaySubject.Between;
import dev.stoa.domain.rating.ReplaySubject.Single;
import dev.stoa.domain.rating.ReplaySubject.Within;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What a replay found. */
record ShownReplay(
    long matches,
    long agents,
    long differences,
    @Param("How many of them are in the log itself, which is never rewritten.") long inLog,
    @Param("The first differences.") Seq<ShownDifference> first) {

  /** A stored figure that differs from the recomputed one. */
  record ShownDifference(
      AgentName agent,
      @Param("If it is of a rating in a discipline.") Option<Discipline> domain,
      @Param("If it is of a match.") Option<MatchId> debateId,
      @Param("If it is of the relationship with this agent.") Option<AgentName> other,
      ReplayDifference.Figure figure,
      double stored,
      double replayed) {

    private static ShownDifference of(ReplayDifference one) {
      ReplaySubject subject = one.subject();
      return new ShownDifference(
          subject.agent(),
          subject instanceof Within within ? Option.some(within.discipline()) : Option.none(),
          subject instanceof Single single ? Option.some(single.match()) : Option.none(),
          subject instanceof Between between ? Option.some(between.pair().b()) : Option.none(),
          one.figure(),
          one.stored(),
          one.replayed());
    }
  }

  static ShownReplay of(ReplayReport report) {
    return new ShownReplay(
        report.matches(),
        report.agents(),
        report.differences(),
        report.inLog(),
        report.first().map(ShownDifference::of));
  }
}
