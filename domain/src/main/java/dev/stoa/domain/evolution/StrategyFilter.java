package dev.stoa.domain.evolution;

import io.vavr.control.Option;

/**
 * Selects entries of the strategy memory by what is known of them; immutable.
 *
 * @param scoreBelow only scores below this one
 * @param scoreAbove only scores above this one
 * @param createdAgent only those this created agent took part in
 */
public record StrategyFilter(
    Option<Integer> scoreBelow,
    Option<Integer> scoreAbove,
    Option<String> archetype,
    Option<String> tactic,
    Option<Termination> reason,
    Option<GenerationId> generation,
    Option<String> createdAgent) {

  /** Every entry. */
  public static final StrategyFilter ALL =
      new StrategyFilter(
          Option.none(),
          Option.none(),
          Option.none(),
          Option.none(),
          Option.none(),
          Option.none(),
          Option.none());

  /** Only failures: scores below 0. */
  public static final StrategyFilter FAILURES = ALL.scoreBelow(0);

  /** Only scores below this one. */
  public StrategyFilter scoreBelow(int score) {
    return new StrategyFilter(
        Option.some(score), scoreAbove, archetype, tactic, reason, generation, createdAgent);
  }

  /** Only scores above this one. */
  public StrategyFilter scoreAbove(int score) {
    return new StrategyFilter(
        scoreBelow, Option.some(score), archetype, tactic, reason, generation, createdAgent);
  }

  /** Only of this archetype. */
  public StrategyFilter archetype(String name) {
    return new StrategyFilter(
        scoreBelow, scoreAbove, Option.some(name), tactic, reason, generation, createdAgent);
  }

  /** Only this tactic. */
  public StrategyFilter tactic(String name) {
    return new StrategyFilter(
        scoreBelow, scoreAbove, archetype, Option.some(name), reason, generation, createdAgent);
  }

  /** Only of episodes that ended so. */
  public StrategyFilter reason(Termination wanted) {
    return new StrategyFilter(
        scoreBelow, scoreAbove, archetype, tactic, Option.some(wanted), generation, createdAgent);
  }

  /** Only of this generation. */
  public StrategyFilter generation(GenerationId wanted) {
    return new StrategyFilter(
        scoreBelow, scoreAbove, archetype, tactic, reason, Option.some(wanted), createdAgent);
  }

  /** Only of episodes in which this created agent took part. */
  public StrategyFilter createdAgent(String name) {
    return new StrategyFilter(
        scoreBelow, scoreAbove, archetype, tactic, reason, generation, Option.some(name));
  }

  /** Whether an entry is selected. */
  public boolean accepts(StrategyDraft entry) {
    return scoreBelow.forAll(limit -> entry.score() < limit)
        && scoreAbove.forAll(limit -> entry.score() > limit)
        && archetype.forAll(entry.archetype()::equals)
        && tactic.forAll(entry.tactic()::equals)
        && reason.forAll(wanted -> wanted == entry.reason())
        && generation.forAll(entry.generation()::equals)
        && createdAgent.forAll(entry.createdAgents()::contains);
  }
}
