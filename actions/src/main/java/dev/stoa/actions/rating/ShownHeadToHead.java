package dev.stoa.actions.rating;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.HeadToHead;
import io.vavr.collection.Seq;

/** The results of two agents against each other. */
record ShownHeadToHead(
    AgentName agent,
    AgentName other,
    long matches,
    @Param("Matches in which the first scored more.") long won,
    long lost,
    long drawn,
    @Param("Their newest matches.") Seq<ShownMatch> recent) {

  static ShownHeadToHead of(HeadToHead met) {
    return new ShownHeadToHead(
        met.one(),
        met.other(),
        met.matches(),
        met.wins(),
        met.losses(),
        met.draws(),
        met.recent().map(ShownMatch::of));
  }

  /** A line for each of the newest matches. */
  String picture() {
    return recent
        .map(
            match ->
                match.debateId()
                    + ": "
                    + match.winner().map(winner -> winner + " won").getOrElse("draw")
                    + "\n")
        .mkString();
  }
}
