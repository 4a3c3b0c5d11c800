package dev.stoa.domain.evolution;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.HashSet;
import java.util.Set;

/**
 * For how many generations in a row no mutation was accepted.
 *
 * <p>Counted once per generation for each agent, however many variants were judged; a success of
 * one agent does not reset another.
 *
 * @param generations of each agent, by the root of its profiles
 */
public record Plateau(Map<ProfileId, Integer> generations) {

  /** The number of generations without progress that are a deadlock. */
  public static final int PATIENCE = 5;

  /** From judged mutations, newest generation first. */
  public static Plateau of(Seq<Mutation> newestFirst) {
    return new Plateau(newestFirst.groupBy(Mutation::agent).mapValues(Plateau::count));
  }

  private static int count(Seq<Mutation> ofAgent) {
    Set<Long> accepted = new HashSet<>();
    ofAgent.filter(one -> one.judgement().accepted()).forEach(one -> accepted.add(one.sequence()));
    return ofAgent.map(Mutation::sequence).distinct().takeUntil(accepted::contains).size();
  }

  /** The longest of all agents. */
  public int longest() {
    return generations.values().max().getOrElse(0);
  }

  /** Whether a new agent should be designed. */
  public boolean isDeadlock() {
    return longest() >= PATIENCE;
  }
}
