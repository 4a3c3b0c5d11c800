package dev.stoa.domain.debate;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.UnitRange;
import io.soabase.recordbuilder.core.RecordBuilder;
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
 * @param participants the order of a chain, and of a session that is led
 * @param answerTime how long a participant of a run has for an answer; a session that has it and
 *     its participants is led
 */
@RecordBuilder
public record DebateConfig(
    int maxRounds,
    Option<Duration> timeout,
    double consensusThreshold,
    Set<DebatePhase> gates,
    Option<AgentName> moderator,
    Map<AgentName, AgentName> parents,
    Seq<AgentName> participants,
    Option<Duration> answerTime) {

  /** The most rounds. */
  public static final int MOST_ROUNDS = 1_000;

  /** The longest timeout. */
  public static final Duration LONGEST = Duration.ofDays(30);

  /** The most agents that are named. */
  public static final int MOST_AGENTS = 1_000;

  private static final int FEWEST = 2;
  private static final Duration USUAL_RUN = Duration.ofMinutes(5);

  /**
   * Three rounds, a run of them in five minutes, which end early from a consensus of 0.75; no
   * gates.
   */
  public static final DebateConfig USUAL =
      new DebateConfig(
          3,
          Option.none(),
          0.75,
          TreeSet.empty(),
          Option.none(),
          TreeMap.empty(),
          Vector.empty(),
          Option.none());

  /** Refuses settings out of range, and trees that are none. */
  public DebateConfig {
    if (maxRounds < 1 || maxRounds > MOST_ROUNDS) {
      throw new InvalidValue(
          "max_rounds " + maxRounds + " is out of range: give 1 to " + MOST_ROUNDS);
    }
    timeout.forEach(time -> requireLength("timeout", time));
    answerTime.forEach(time -> requireLength("answer_time", time));
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
    return DebateConfigBuilder.from(this).maxRounds(most).build();
  }

  /** With a timeout. */
  public DebateConfig timeout(Duration longest) {
    return DebateConfigBuilder.from(this).timeout(Option.some(longest)).build();
  }

  /** With another threshold of early consensus. */
  public DebateConfig consensusThreshold(double score) {
    return DebateConfigBuilder.from(this).consensusThreshold(score).build();
  }

  /** With one more phase after which an approval is needed. */
  public DebateConfig gate(DebatePhase after) {
    return DebateConfigBuilder.from(this).gates(gates.add(after)).build();
  }

  /** With the moderator of a star. */
  public DebateConfig moderator(AgentName hub) {
    return DebateConfigBuilder.from(this).moderator(Option.some(hub)).build();
  }

  /** With the parent of one more agent of a tree. */
  public DebateConfig parent(AgentName child, AgentName parent) {
    return DebateConfigBuilder.from(this).parents(parents.put(child, parent)).build();
  }

  /** With the order of a chain. */
  public DebateConfig participants(Iterable<AgentName> order) {
    return DebateConfigBuilder.from(this).participants(Vector.ofAll(order)).build();
  }

  /** With the time that a participant has for an answer. */
  public DebateConfig answerTime(Duration longest) {
    return DebateConfigBuilder.from(this).answerTime(Option.some(longest)).build();
  }

  /** With the limits of a session that is led, where it has none. */
  public DebateConfig led() {
    return timeout(longestRun()).answerTime(longestAnswer());
  }

  /** Whether its participants are told when it is their turn. */
  public boolean isLed() {
    return answerTime.isDefined() && participants.size() >= FEWEST;
  }

  /** Why these agents cannot run it: it takes two, and all that it names. */
  public Option<DebateRefused> refusal(Set<AgentName> agents) {
    if (agents.size() < FEWEST) {
      return Option.some(new DebateRefused.TooFewParticipants(agents.size(), FEWEST));
    }
    return moderator
        .toVector()
        .appendAll(participants)
        .appendAll(parents.keySet())
        .appendAll(parents.values())
        .find(agent -> !agents.contains(agent))
        .map(DebateRefused.MissingParticipant::new);
  }

  /** How long a participant of a run has for an answer: by default an eighth of the time. */
  public Duration longestAnswer() {
    return answerTime.getOrElse(() -> longestRun().dividedBy(DebatePhase.values().length));
  }

  /** How long a run may take. */
  public Duration longestRun() {
    return timeout.getOrElse(USUAL_RUN);
  }

  /** The last gate before a place, which is after a phase of its round or of the one before. */
  public Option<DebatePlace> gateBefore(DebatePlace at) {
    if (gates.isEmpty()) {
      return Option.none();
    }
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
    return DebateConfigBuilder.from(this)
        .moderator(moderator.map(one -> one.equals(from) ? into : one))
        .parents(withoutCycle(parents, from, into))
        .participants(participants.map(one -> one.equals(from) ? into : one).distinct())
        .build();
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

  private static void requireLength(String name, Duration time) {
    if (time.isNegative() || time.isZero() || time.compareTo(LONGEST) > 0) {
      throw new InvalidValue(
          name + " " + time + " is out of range: give more than 0 and at most " + LONGEST);
    }
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
