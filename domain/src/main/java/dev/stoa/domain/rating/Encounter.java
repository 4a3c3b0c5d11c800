package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Interactions of two agents, to be added to their relationship. */
public record Encounter(AgentPair pair, Counters counters) {

  /** With the counters as seen by the first agent, whichever order the pair is stored in. */
  public static Encounter of(AgentName one, AgentName other, Counters seenByOne) {
    AgentPair pair = AgentPair.of(one, other);
    return new Encounter(pair, pair.a().equals(one) ? seenByOne : seenByOne.swapped());
  }

  /** Whether it has debates or wins, which only matches may count. */
  public boolean tellsOfMatches() {
    return counters.debates() > 0 || counters.winsA() > 0 || counters.winsB() > 0;
  }

  /** One encounter for each two participants of a match; the one with the higher score won it. */
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
    return of(
        one.agent(),
        other.agent(),
        CountersBuilder.builder()
            .debates(1)
            .agreements(0)
            .critiquesAToB(0)
            .critiquesBToA(0)
            .acceptedAToB(0)
            .acceptedBToA(0)
            .changesA(0)
            .changesB(0)
            .winsA(won)
            .winsB(lost)
            .build());
  }
}
