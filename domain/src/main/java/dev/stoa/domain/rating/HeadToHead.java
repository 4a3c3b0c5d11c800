package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;

/**
 * How two agents fared against each other, whoever won the matches they met in.
 *
 * @param recent the newest matches they met in
 */
public record HeadToHead(
    AgentName one, AgentName other, long matches, long wins, long losses, Seq<RatedMatch> recent) {

  /** Meetings in which neither scored more. */
  public long draws() {
    return matches - wins - losses;
  }
}
