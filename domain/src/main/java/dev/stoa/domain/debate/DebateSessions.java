package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The debate sessions of a workspace. */
public interface DebateSessions {

  /** Stores a new session; a duplicate id is an error. */
  void add(DebateSession session);

  /** Stores its state; {@code updated_at} never decreases. */
  void save(DebateSession session);

  /** The session of this id. */
  Option<DebateSession> find(DebateSessionId id);

  /** As {@link #find}, locked until the write unit ends: its turns and versions are numbered. */
  Option<DebateSession> lock(DebateSessionId id);

  /**
   * As {@link #lock}, but reads only what appending turns needs.
   *
   * @param speakers who speaks and is spoken to
   */
  Option<NextTurn> lockNext(DebateSessionId id, Seq<AgentName> speakers);

  /** Sessions whose ids end with the text, up to the limit. */
  Seq<DebateSession> endingWith(String end, int limit);

  /** The sessions of a query, newest first, ties by descending id. */
  Seq<DebateSession> page(DebateQuery query);

  /** Sessions whose JSON has a member, in ascending id. */
  Seq<DebateSession> containing(
      DebateJsonColumn.OfSession column,
      JsonMember member,
      Option<DebateSessionId> after,
      int limit);

  /** Removes a session with its turns, versions, gates, votes and record. */
  void remove(DebateSessionId id);

  /** Puts another name in place of one in settings and outcomes, and answers in how many. */
  long move(AgentName from, AgentName into);
}
