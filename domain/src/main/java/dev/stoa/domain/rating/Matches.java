package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** The log of matches, added to at its end. */
public interface Matches {

  /**
   * The end of the log, held still, and those of the asked matches that it holds: until the unit of
   * work ends no other match can be recorded and no rating changed by one. Needs an open write
   * unit.
   */
  LogEnd lockEnd(Seq<MatchId> asked);

  /** Adds matches at the end; a sequence or id that is there already is breakage. */
  void append(Seq<RatedMatch> matches);

  /**
   * Stores what matches of the log changed and what their participants were rated afterwards, as it
   * was computed again; what was told of the matches stays.
   */
  void rerate(Seq<RatedMatch> matches);

  /** The match of this debate. */
  Option<RatedMatch> find(MatchId id);

  /** Matches both took part in, the newest first, before a sequence. */
  Seq<RatedMatch> between(AgentName one, AgentName other, long before, int limit);

  /** Matches that the filter accepts, the newest first, before a sequence. */
  Seq<RatedMatch> page(MatchFilter filter, long before, int limit);

  /** Hands over every match, oldest first; memory does not grow with them. */
  void scan(Consumer<RatedMatch> matches);

  /** Hands over who scored what, match by match; of one discipline, or of all. */
  void scanScores(Option<Discipline> discipline, ScoreReader scores);

  /** Takes one score after the other; those of one match come together. */
  @FunctionalInterface
  interface ScoreReader {
    void score(long match, String agent, double score);
  }
}
