package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Stores the calibration of agents: a tally and ten buckets for each agent, overall and per
 * discipline.
 */
public interface Calibrations {

  /**
   * Locks the calibration of the agents until the unit of work ends.
   *
   * <p>Requires an open write unit. Several calls in one unit must be in ascending order of names,
   * or two units may deadlock.
   */
  void lock(Seq<AgentName> agents);

  /** The calibration of an agent, if it has predictions there. */
  Option<Calibration> find(AgentName agent, DisciplineFilter disciplines);

  /** The calibrations of these agents within these scopes. */
  Seq<Calibration> of(Seq<AgentName> agents, Seq<DisciplineFilter> scopes);

  /** Stores calibrations, replacing those of the same agent and discipline. */
  void save(Seq<Calibration> calibrations);

  /** The agent's disciplines after this one, in ascending order of their names. */
  Seq<Calibration> disciplinesOf(AgentName agent, Option<Discipline> after, int limit);

  /** A page of agents with enough predictions: highest score first, ties by name. */
  Seq<Calibration> ranked(CalibrationQuery query);

  /** The buckets that are not empty, in ascending order. */
  Seq<ReliabilityBucket> buckets(AgentName agent, DisciplineFilter disciplines);

  /** The buckets of these agents within these scopes that are not empty. */
  Seq<AgentBucket> buckets(Seq<AgentName> agents, Seq<DisciplineFilter> scopes);

  /** Stores buckets, replacing those of the same agent, discipline and tenth. */
  void saveBuckets(Seq<AgentBucket> buckets);

  /** Removes everything counted of the agent. */
  void remove(AgentName agent);
}
