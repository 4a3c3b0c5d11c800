package dev.stoa.domain.debate;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;

/**
 * The settings of a debate session.
 *
 * @param timeout how long it may run from its start or resumption; without one only a {@link
 *     #longestRun run} has a limit
 * @param consensusThreshold the score from which a run stops early, from 0 to 1
 * @param gates the phases after which an approval is needed
 * @param moderator the centre of a star
 * @param parents the parent of each agent of a tree but its root
 * @param participants the order of a chain
 */
public record DebateConfig(
    int maxRounds,
    Option<Duration> timeout,
    double consensusThreshold,
    Set<DebatePhase> gates,
    Option<AgentName> moderator,
    Map<AgentName, AgentName> parents,
    Seq<AgentName> participants) {

  /** The most rounds. */
  public static final int MOST_ROUNDS = 1_000;

  /** The longest timeout. */
  public static final Duration LONGEST = Duration.ofDays(30);

  /** The most agents that are named. */
  public static final int MOST_AGENTS = 1_000;

  private static final Duration USUAL_RUN = Duration.ofMinutes(5);

  /**
   * Three rounds, a run of them in five minutes, which end early from a consensus of 0.75; no
   * gates.
   */
  public static final DebateConfig USUAL =
      new DebateConfig(
          3, Option.none(), 0.75, TreeSet.empty(), Option.none(), TreeMap.empty(), Vector.empty());

  /** Refuses settings out of range, and trees that are none. */
  public DebateConfig {
    if (maxRounds < 1 || maxRounds > MOST_ROUNDS) {
      throw new InvalidValue(
          "max_rounds " + maxRounds + " is out of range: give 1 to " + MOST_ROUNDS);
    }
    timeout.forEach(
        time -> {
          if (time.isNegative() || time.isZero() || time.compareTo(LONGEST) > 0) {
            throw new InvalidValue(
                "timeout " + time + " is out of range: give more than 0 and at most " + LONGEST);
          }
        });
    UnitRange.require("consensus_threshold", consensusThreshold);
    gates = TreeSet.ofAll(gates);
    parents = TreeMap.ofEntries(parents);
    participants = Vector.ofAll(participants);
    if (participants.size() > MOST_AGENTS || parents.size() > MOST_AGENTS) {
      throw new InvalidValue(
          "participants or parents name more than " + MOST_AGENTS + " agents: name fewer");
    }
    if (participants.distinct().size() < participants.size()) {
      throw new InvalidValue("participants name an agent twice: name each once");
    }
    requireTree(parents);
  }

  /** With another number of rounds. */
  public DebateConfig maxRounds(int most) {
    return new DebateConfig(
        most, timeout, consensusThreshold, gates, moderator, parents, participants);
  }

  /** With a timeout. */
  public DebateConfig timeout(Duration longest) {
    return new DebateConfig(
        maxRounds,
        Option.some(longest),
        consensusThreshold,
        gates,
        moderator,
        parents,
        participants);
  }

  /** With another threshold of early consensus. */
  public DebateConfig consensusThreshold(double score) {
    return new DebateConfig(maxRounds, timeout, score, gates, moderator, parents, participants);
  }

  /** With one more phase after which an approval is needed. */
  public DebateConfig gate(DebatePhase after) {
    return new DebateConfig(
        maxRounds, timeout, consensusThreshold, gates.add(after), moderator, parents, participants);
  }

  /** With the moderator of a star. */
  public DebateConfig moderator(AgentName hub) {
    return new DebateConfig(
        maxRounds, timeout, consensusThreshold, gates, Option.some(hub), parents, participants);
  }

  /** With the parent of one more agent of a tree. */
  public DebateConfig parent(AgentName child, AgentName parent) {
    return new DebateConfig(
        maxRounds,
        timeout,
        consensusThreshold,
        gates,
        moderator,
        parents.put(child, parent),
        participants);
  }

  /** With the order of a chain. */
  public DebateConfig participants(Iterable<AgentName> order) {
    return new DebateConfig(
        maxRounds, timeout, consensusThreshold, gates, moderator, parents, Vector.ofAll(order));
  }

  /** How long a run may take. */
  public Duration longestRun() {
    return timeout.getOrElse(USUAL_RUN);
  }

  /** The last gate before a place, which is after a phase of its round or of the one before. */
  public Option<DebatePlace> gateBefore(DebatePlace at) {
    return gates
        .filter(gate -> gate.place() < at.phase().place())
        .lastOption()
        .map(gate -> new DebatePlace(at.round(), gate))
        .orElse(
            () ->
                Option.when(at.round() > 1, gates)
                    .flatMap(Set::lastOption)
                    .map(gate -> new DebatePlace(at.round() - 1, gate)));
  }

  /** Whether it names an agent. */
  public boolean names(AgentName agent) {
    return moderator.contains(agent)
        || participants.contains(agent)
        || parents.containsKey(agent)
        || parents.containsValue(agent);
  }

  /** With another name in place of one. */
  public DebateConfig renamed(AgentName from, AgentName into) {
    return new DebateConfig(
        maxRounds,
        timeout,
        consensusThreshold,
        gates,
        moderator.map(one -> one.equals(from) ? into : one),
        withoutCycle(parents, from, into),
        participants.map(one -> one.equals(from) ? into : one).distinct());
  }

  /** An agent that is merged into its own parent keeps the parent's place. */
  private static Map<AgentName, AgentName> withoutCycle(
      Map<AgentName, AgentName> parents, AgentName from, AgentName into) {
    Map<AgentName, AgentName> others = parents.remove(from);
    Map<AgentName, AgentName> moved =
        others.mapValues(parent -> parent.equals(from) ? into : parent);
    Map<AgentName, AgentName> stored = moved.filter((child, parent) -> !child.equals(parent));
    return stored.containsKey(into)
        ? stored
        : parents
            .get(from)
            .filter(parent -> !parent.equals(into) && !leadsTo(stored, parent, into))
            .map(parent -> stored.put(into, parent))
            .getOrElse(stored);
  }

  private static boolean leadsTo(
      Map<AgentName, AgentName> parents, AgentName from, AgentName wanted) {
    Option<AgentName> at = Option.some(from);
    while (at.isDefined()) {
      if (at.contains(wanted)) {
        return true;
      }
      at = at.flatMap(parents::get);
    }
    return false;
  }

  private static void requireTree(Map<AgentName, AgentName> parents) {
    for (AgentName child : parents.keySet()) {
      Option<AgentName> at = parents.get(child);
      int steps = 0;
      while (at.isDefined()) {
        if (at.contains(child) || steps++ > parents.size()) {
          throw new InvalidValue(
              "parents make " + child + " its own ancestor: give each child one parent above it");
        }
        at = at.flatMap(parents::get);
      }
    }
  }
}
