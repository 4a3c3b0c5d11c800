package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.search.IndexedLater;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * The turns of debate sessions, which are only appended.
 *
 * <p>The next search indexes them. A session that is over gets no more turns, so that searches pass
 * it over once all of its turns are indexed.
 */
public interface DebateTurns extends IndexedLater {

  /** Notes that agents take part in a locked session, if they do not already. */
  void addParticipants(DebateSessionId session, Seq<AgentName> agents);

  /** Stores new turns by and to agents that take part, in order; the session is locked. */
  void append(Seq<DebateTurn> turns);

  /**
   * As {@link #append}, also to sessions that are over and by and to any agent: the next search
   * indexes them again.
   */
  void appendImported(Seq<DebateTurn> turns);

  /** The turns of these ids, by id. */
  Map<DebateTurnId, DebateTurn> find(Seq<DebateTurnId> ids);

  /** The sequence of the last turn of the session; 0 without turns. */
  long latest(DebateSessionId session);

  /** The sequence of the last turn of each session that has turns. */
  Map<DebateSessionId, Long> latest(Seq<DebateSessionId> sessions);

  /**
   * Passes the turns of a session one by one, by round, place of the phase and sequence; inside a
   * snapshot they are streamed.
   */
  void scan(DebateSessionId session, TurnFilter filter, Consumer<DebateTurn> turns);

  /** The turns of a session in the order of a replay, from a place in it. */
  Seq<DebateTurn> page(
      DebateSessionId session, TurnFilter filter, DebateTurn.ReplayKey after, int limit);

  /** Turns of an agent, by session and sequence. */
  Seq<DebateTurn> ofAgent(AgentTurnQuery query);

  /** Turns whose JSON has a member, in ascending id. */
  Seq<DebateTurn> containing(
      DebateJsonColumn.OfTurn column, JsonMember member, Option<DebateTurnId> after, int limit);

  /** Makes turns by and to one agent turns by and to another, and returns how many. */
  long move(AgentName from, AgentName into);

  /** How many turns there are by and to the agent. */
  long count(AgentName agent);
}
