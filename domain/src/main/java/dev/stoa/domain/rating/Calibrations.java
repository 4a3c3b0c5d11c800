package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** How the predictions of agents have fared: a tally and ten buckets for each agent and scope. */
public interface Calibrations {

  /**
   * Holds everything counted of the agents still until the unit of work ends.
   *
   * <p>Needs an open write unit that goes on to count something. Who calls it more than once does
   * so in ascending order of names, or two such units may wait for each other.
   */
  void lock(Seq<AgentName> agents);

  /** The agent's calibration within the scope, if anything has been counted there. */
  Option<Calibration> find(AgentName agent, CalibrationScope scope);

  /** What has been counted of these agents within these scopes. */
  Seq<Calibration> of(Seq<AgentName> agents, Seq<CalibrationScope> scopes);

  /** Keeps the calibrations in the place of what was there. */
  void save(Seq<Calibration> calibrations);

  /** The agent's disciplines after this one, in ascending order of their names. */
  Seq<Calibration> disciplinesOf(AgentName agent, Option<Discipline> after, int limit);

  /**
   * Agents with at least so many predictions that come after a rank, in the order of ranks: highest
   * score first, ties by name.
   */
  Seq<Calibration> ranked(
      CalibrationScope scope, long minimumSample, Option<CalibrationRank> after, int limit);

  /** The buckets something fell in, in ascending order. */
  Seq<ReliabilityBucket> buckets(AgentName agent, CalibrationScope scope);

  /** The buckets something of these agents fell in within these scopes. */
  Seq<AgentBucket> buckets(Seq<AgentName> agents, Seq<CalibrationScope> scopes);

  /** Keeps the buckets in the place of what was there. */
  void saveBuckets(Seq<AgentBucket> buckets);
}
