package dev.stoa.adapter.jooq.consensus;

import static dev.stoa.adapter.jooq.consensus.ConsensusRows.RECORDED;
import static dev.stoa.schema.generated.tables.Consensus.CONSENSUS;
import static org.jooq.impl.DSL.condition;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;

import dev.stoa.adapter.jooq.rows.ArchiveFilters;
import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.WaitingRows;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.consensus.ConfidencePosition;
import dev.stoa.domain.consensus.ConfidenceQuery;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusQuery;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.TimePosition;
import java.time.Instant;
import org.jooq.Param;

/** The statements of conclusions; each listing goes along an index. */
final class ConsensusSql {

  static final Lookup<String, Consensus> BY_ID = RECORDED.by(CONSENSUS.ID);
  static final Pages<String, Consensus> IN_ORDER =
      RECORDED.pages(Order.ascending(CONSENSUS.ID, id -> id));
  static final Pages<TimePosition<ConsensusId>, Consensus> NEWEST =
      RECORDED.pages(Order.newestFirst(CONSENSUS.TIMESTAMP, CONSENSUS.ID));
  static final Pages<ConfidencePosition, Consensus> RANKED =
      RECORDED.pages(
          Order.descending(
              CONSENSUS.CONFIDENCE,
              ConfidencePosition::confidence,
              CONSENSUS.TIMESTAMP,
              ConfidencePosition::createdAt,
              CONSENSUS.ID,
              position -> position.id().value()));

  static final Filter<Object> LIVE = Filter.of(CONSENSUS.ARCHIVED_AT.isNull());
  static final Filter<String> OF_DEBATE = Filter.eq(CONSENSUS.DEBATE_ID);
  static final Filter<String> OF_TOPIC = Filter.eq(CONSENSUS.TOPIC_HASH);

  /** Those whose texts do not wait. */
  static final Filter<Object> INDEXED = Filter.of(condition(CONSENSUS.TEXT_WAITING).not());

  private static final ArchiveFilters SHOWN = ArchiveFilters.in(CONSENSUS.ARCHIVED_AT);
  private static final Filter<String> OF_DOMAIN = Filter.eq(CONSENSUS.DOMAIN);
  private static final Filter<Double> LEAST = Filter.atLeast(CONSENSUS.CONFIDENCE);
  private static final Filter<Double> LEAST_BY_TIME = leastByTime();
  private static final Filter<Instant> SINCE = Filter.atLeast(CONSENSUS.TIMESTAMP);
  private static final Filter<Instant> UNTIL = Filter.below(CONSENSUS.TIMESTAMP);

  /** The text of one that is restored waits again. */
  static final Statement SAVE =
      Statement.of(
          () ->
              RECORDED
                  .saving()
                  .set(
                      CONSENSUS.TEXT_WAITING,
                      field(
                          condition(CONSENSUS.TEXT_WAITING).or(CONSENSUS.ARCHIVED_AT.isNotNull())))
                  .where(RECORDED.ofKey()));

  static final WaitingRows WAITING =
      new WaitingRows(
          LockName.CONSENSUS_INDEX, CONSENSUS.TEXT_WAITING, CONSENSUS.ROW_ID, RECORDED.columns());

  private ConsensusSql() {}

  /** What is asked of {@link #NEWEST}: each kind has its own indexes. */
  static Filters wanted(ConsensusQuery query, ArchiveFilter kind) {
    return Filters.NONE
        .and(SHOWN.of(kind))
        .and(LEAST_BY_TIME, query.minConfidence())
        .and(OF_DOMAIN, query.domain().map(Discipline::value))
        .and(SINCE, query.since())
        .and(UNTIL, query.until());
  }

  /** What is asked of {@link #RANKED}. */
  static Filters wanted(ConfidenceQuery query) {
    return Filters.NONE
        .and(LIVE)
        .and(LEAST, query.minConfidence())
        .and(OF_DOMAIN, query.domain().map(Discipline::value));
  }

  /** With the addition no index on the confidence is taken for a list by time. */
  private static Filter<Double> leastByTime() {
    Param<Double> least = Params.named("least", CONSENSUS.CONFIDENCE);
    return Filter.of(least, CONSENSUS.CONFIDENCE.plus(inline(0.0)).ge(least));
  }
}
