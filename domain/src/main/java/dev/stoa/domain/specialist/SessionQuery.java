package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/**
 * A query of a session; immutable.
 *
 * @param field what it was about
 * @param route how it was answered
 * @param tokenId the token of the query
 * @param traceId where it can be traced
 */
public record SessionQuery(
    Option<Discipline> field,
    Option<QueryRoute> route,
    Option<String> tokenId,
    Option<String> traceId) {

  /** Nothing is known of it. */
  public static final SessionQuery PLAIN =
      new SessionQuery(Option.none(), Option.none(), Option.none(), Option.none());

  /** The longest id of a token or a trace. */
  public static final int MAX_ID = 255;

  /** Refuses ids that cannot be stored. */
  public SessionQuery {
    tokenId.forEach(id -> PlainText.require("token_id", id, MAX_ID));
    traceId.forEach(id -> PlainText.require("trace_id", id, MAX_ID));
  }

  /** About a field. */
  public SessionQuery field(String name) {
    return new SessionQuery(Option.some(new Discipline(name)), route, tokenId, traceId);
  }

  /** Answered this way. */
  public SessionQuery route(QueryRoute way) {
    return new SessionQuery(field, Option.some(way), tokenId, traceId);
  }

  /** With a token. */
  public SessionQuery token(String id) {
    return new SessionQuery(field, route, Option.some(id), traceId);
  }

  /** Traced. */
  public SessionQuery trace(String id) {
    return new SessionQuery(field, route, tokenId, Option.some(id));
  }
}
