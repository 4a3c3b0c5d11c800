package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Stores sessions of queries. */
public interface QuerySessions {

  /**
   * The session of this id, locked until the open write unit ends; the given one is stored if there
   * is none.
   */
  QuerySession keep(QuerySession session);

  /** Stores a session that is locked. */
  void save(QuerySession session);

  /** The one of this id. */
  Option<QuerySession> find(QuerySessionId id);

  /** Newest first, after a position. */
  Seq<QuerySession> page(Option<TimePosition<QuerySessionId>> after, int limit);
}
