package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.TimePosition;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A session of queries.
 *
 * @param dominant the field that most of its queries were about
 * @param fields how many queries were about each
 * @param routes how many were answered each way
 * @param tokenId the token of the last query
 * @param traceIds of its last queries, oldest first
 */
@RecordBuilder
public record QuerySession(
    QuerySessionId id,
    Instant createdAt,
    Instant updatedAt,
    Option<Discipline> dominant,
    long queries,
    Map<Discipline, Long> fields,
    Map<QueryRoute, Long> routes,
    Option<String> tokenId,
    Seq<String> traceIds) {

  /** The number of traces that are kept. */
  public static final int MAX_TRACES = 100;

  /** A new one without queries. */
  public static QuerySession opened(QuerySessionId id, Instant now) {
    return new QuerySession(
        id,
        now,
        now,
        Option.none(),
        0,
        TreeMap.empty(),
        TreeMap.empty(),
        Option.none(),
        Vector.empty());
  }

  /** With one more query. */
  public QuerySession queried(SessionQuery query, Instant now) {
    Map<Discipline, Long> counted =
        query.field().map(field -> fields.put(field, 1L, Long::sum)).getOrElse(fields);
    return new QuerySession(
        id,
        createdAt,
        now.isBefore(updatedAt) ? updatedAt : now,
        dominant(counted),
        queries + 1,
        counted,
        query.route().map(route -> routes.put(route, 1L, Long::sum)).getOrElse(routes),
        query.tokenId().orElse(tokenId),
        traceIds.appendAll(query.traceId()).toVector().takeRight(MAX_TRACES));
  }

  /** The one that was dominant stays until another one is ahead. */
  private Option<Discipline> dominant(Map<Discipline, Long> counted) {
    long most = counted.values().max().getOrElse(0L);
    return dominant
        .filter(field -> counted.get(field).contains(most))
        .orElse(
            counted.filterValues(count -> count == most).keySet().toVector().sorted().headOption());
  }

  /** Its position in a list. */
  public TimePosition<QuerySessionId> position() {
    return new TimePosition<>(createdAt, id);
  }
}
