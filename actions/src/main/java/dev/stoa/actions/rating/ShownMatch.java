package dev.stoa.actions.rating;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.Participation;
import dev.stoa.domain.rating.RatedMatch;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** A recorded match. */
record ShownMatch(
    @Param("Its position in the log.") long sequence,
    MatchId debateId,
    @Param("None for a draw.") Option<AgentName> winner,
    Option<Discipline> domain,
    @Param("How much it counts.") double confidence,
    double kFactor,
    Instant createdAt,
    Seq<ShownParticipant> participants) {

  /** A participant, with the change of its rating and the rating after it. */
  record ShownParticipant(AgentName agent, double score, double change, double elo) {

    private static ShownParticipant of(Participation part) {
      return new ShownParticipant(part.agent(), part.score(), part.change(), part.elo());
    }
  }

  static ShownMatch of(RatedMatch match) {
    return new ShownMatch(
        match.sequence(),
        match.id(),
        match.winner(),
        match.discipline(),
        match.confidence(),
        match.kFactor(),
        match.at(),
        match.parts().map(ShownParticipant::of));
  }
}
