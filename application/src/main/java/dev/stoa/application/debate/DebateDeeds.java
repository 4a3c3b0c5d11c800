package dev.stoa.application.debate;

import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.MatchRules;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** What the turns of a debate say about its agents, counted turn by turn. */
final class DebateDeeds {

  private final SortedSet<AgentName> proposers = new TreeSet<>();
  private final List<AgentName> critics = new ArrayList<>();
  private final Map<AgentName, String> choices = new HashMap<>();
  private final Map<AgentPair, Counters> encounters = new TreeMap<>();

  void add(TurnDraft draft) {
    if (draft.phase() == DebatePhase.PROPOSAL) {
      proposers.add(draft.agent());
    }
    if (draft.phase() == DebatePhase.CRITIQUE) {
      draft
          .to()
          .filter(to -> !to.equals(draft.agent()))
          .forEach(
              to -> {
                critics.add(draft.agent());
                count(draft.agent(), to, Counters.critique());
              });
    }
    TurnMembers.choice(draft).forEach(choice -> held(draft.agent(), choice));
  }

  /**
   * A changed choice is a changed position after hearing each agent that held this choice before,
   * or whose name it is; of too many agents there are too many pairs to mean anything.
   */
  private void held(AgentName agent, String choice) {
    String before = choices.put(agent, choice);
    if (before == null || before.equals(choice) || choices.size() > MatchRules.MOST_PARTICIPANTS) {
      return;
    }
    choices.forEach(
        (other, held) -> {
          if (!other.equals(agent) && (held.equals(choice) || other.value().equals(choice))) {
            count(agent, other, Counters.change());
          }
        });
  }

  private void count(AgentName one, AgentName other, Counters counters) {
    Encounter encounter = Encounter.of(one, other, counters);
    encounters.merge(encounter.pair(), encounter.counters(), Counters::plus);
  }

  /** Who made a proposal. */
  Seq<AgentName> proposers() {
    return Vector.ofAll(proposers);
  }

  /** Who criticised another agent, once for each turn. */
  Seq<AgentName> critics() {
    return Vector.ofAll(critics);
  }

  /** The critiques and changed positions of each two agents. */
  Seq<Encounter> encounters() {
    return Vector.ofAll(encounters.entrySet())
        .map(one -> new Encounter(one.getKey(), one.getValue()));
  }
}
