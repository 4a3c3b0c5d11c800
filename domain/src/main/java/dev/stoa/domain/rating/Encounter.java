package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Something two agents went through, to be added to their relationship. */
public record Encounter(AgentPair pair, Counters counters) {

  /** Counted as seen by the first; stored the one way every pair is. */
  public static Encounter of(AgentName one, AgentName other, Counters seenByOne) {
    AgentPair pair = AgentPair.of(one, other);
    return new Encounter(pair, pair.a().equals(one) ? seenByOne : seenByOne.swapped());
  }

  /** Whether it counts what only matches may count: meetings and wins. */
  public boolean tellsOfMatches() {
    return counters.debates() > 0 || counters.winsA() > 0 || counters.winsB() > 0;
  }

  /** What a match was to every two of its participants: who scored more has beaten the other. */
  public static Seq<Encounter> of(RatedMatch match) {
    Vector<Participation> parts = match.parts().toVector();
    Vector<Encounter> all = Vector.empty();
    for (int i = 0; i < parts.size(); i++) {
      for (int j = i + 1; j < parts.size(); j++) {
        all = all.append(between(parts.get(i), parts.get(j)));
      }
    }
    return all;
  }

  private static Encounter between(Participation one, Participation other) {
    long won = one.score() > other.score() ? 1 : 0;
    long lost = other.score() > one.score() ? 1 : 0;
    return of(one.agent(), other.agent(), new Counters(1, 0, 0, 0, 0, 0, 0, 0, won, lost));
  }
}
