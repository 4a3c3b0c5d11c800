package dev.stoa.testkit.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.HistoryPoint;
import dev.stoa.domain.rating.MatchFilter;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.RatingHistory;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** Rating history in the log of matches. */
public final class InMemoryRatingHistory implements RatingHistory {

  private final Matches matches;

  public InMemoryRatingHistory(Matches matches) {
    this.matches = matches;
  }

  @Override
  public Seq<HistoryPoint> of(AgentName agent, long before, int limit) {
    return matches.page(MatchFilter.ALL.of(agent), before, limit).map(match -> point(match, agent));
  }

  @Override
  public Option<HistoryPoint> asOf(AgentName agent, Instant instant) {
    return of(agent, Long.MAX_VALUE, Integer.MAX_VALUE).find(point -> !point.at().isAfter(instant));
  }

  private static HistoryPoint point(RatedMatch match, AgentName agent) {
    double elo = match.parts().find(part -> part.agent().equals(agent)).get().elo();
    return new HistoryPoint(match.sequence(), agent, elo, match.id(), match.at());
  }
}
