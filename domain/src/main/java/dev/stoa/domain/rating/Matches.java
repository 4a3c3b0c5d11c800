package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** Stores the append-only log of matches. */
public interface Matches {

  /**
   * Locks the end of the log until the unit of work ends, so that no other unit records a match.
   * Requires an open write unit.
   */
  void lock();

  /** The end of the log, and the given matches that are recorded already. */
  LogEnd end(Seq<MatchId> wanted);

  /** As {@link #end}, with the end locked. */
  default LogEnd lockEnd(Seq<MatchId> wanted) {
    lock();
    return end(wanted);
  }

  /** Appends matches; throws if a sequence or an id exists. */
  void append(Seq<RatedMatch> matches);

  /**
   * Replaces the changes and the ratings after matches with recomputed ones; nothing else of the
   * matches changes.
   */
  void rerate(Seq<RatedMatch> matches);

  /**
   * Makes one agent's part in every match another's, and returns how many; the two have met in no
   * match.
   */
  long move(AgentName from, AgentName into);

  /** How many matches the agent took part in. */
  long count(AgentName agent);

  /** The match of this debate. */
  Option<RatedMatch> find(MatchId id);

  /** Matches with both agents, newest first, before a sequence. */
  Seq<RatedMatch> between(AgentName one, AgentName other, long before, int limit);

  /** A page of the matches that the query accepts, newest first. */
  Seq<RatedMatch> page(MatchQuery query);

  /** Streams all matches, oldest first. */
  void scan(Consumer<RatedMatch> matches);

  /** Streams the scores of all matches, or of those in a discipline. */
  void scanScores(Option<Discipline> discipline, ScoreReader scores);

  /** Receives scores; those of one match are consecutive. */
  @FunctionalInterface
  interface ScoreReader {
    void score(long match, String agent, double score);
  }
}
