package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;

/**
 * The results of two agents against each other, regardless of who won the matches.
 *
 * @param recent the newest matches of both
 */
public record HeadToHead(
    AgentName one, AgentName other, long matches, long wins, long losses, Seq<RatedMatch> recent) {

  /** Matches in which both scored the same. */
  public long draws() {
    return matches - wins - losses;
  }
}
