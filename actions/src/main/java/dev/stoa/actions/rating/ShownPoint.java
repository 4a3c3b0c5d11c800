package dev.stoa.actions.rating;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.HistoryPoint;
import dev.stoa.domain.rating.MatchId;
import java.time.Instant;

/** The rating of an agent after a match. */
record ShownPoint(
    @Param("The position of the match in the log.") long sequence,
    AgentName agent,
    double elo,
    MatchId debateId,
    Instant at) {

  static ShownPoint of(HistoryPoint point) {
    return new ShownPoint(point.sequence(), point.agent(), point.elo(), point.match(), point.at());
  }
}
