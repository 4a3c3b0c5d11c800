package dev.stoa.adapter.http.events;

import io.vavr.collection.Seq;

/** Something that clients follow. Equal feeds are polled once for all of their clients. */
interface EventFeed {

  /** How many events are read at a time. */
  int PAGE = 100;

  /** The events after the one of this id, oldest first, at most {@link #PAGE}. */
  Seq<ServerEvent> after(String id);

  /** Whether nothing follows the event of this id. */
  boolean endsWith(String id);
}
