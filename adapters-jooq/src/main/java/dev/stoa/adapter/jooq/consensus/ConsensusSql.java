package dev.stoa.adapter.jooq.consensus;

import static dev.stoa.schema.generated.tables.Consensus.CONSENSUS;
import static org.jooq.impl.DSL.condition;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.row;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.rows.WaitingRows;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.consensus.ConsensusQuery;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;

/** The statements of conclusions; each listing goes along an index. */
final class ConsensusSql {

  /** Which conditions a page has; each combination is a separate statement. */
  record PageShape(boolean archived, boolean domain, boolean since, boolean until, boolean after) {

    static PageShape of(ConsensusQuery query, boolean archived, boolean after) {
      return new PageShape(
          archived,
          query.domain().isDefined(),
          query.since().isDefined(),
          query.until().isDefined(),
          after);
    }
  }

  static final Field<Integer> LIMIT = Params.limit();
  static final Param<Double> LEAST = Params.named("least", CONSENSUS.CONFIDENCE);
  static final Param<Instant> SINCE = Params.named("since", CONSENSUS.TIMESTAMP);
  static final Param<Instant> UNTIL = Params.named("until", CONSENSUS.TIMESTAMP);
  static final Param<Double> AFTER_CONFIDENCE =
      Params.named("after_confidence", CONSENSUS.CONFIDENCE);
  static final Param<Instant> AFTER_TIME = Params.named("after_time", CONSENSUS.TIMESTAMP);
  static final TimeOrder NEWEST_FIRST = TimeOrder.newestFirst(CONSENSUS.TIMESTAMP, CONSENSUS.ID);
  static final Param<String> AFTER_ID = Params.named("after_id", CONSENSUS.ID);
  static final ListParam<String> IDS = Params.list("ids", CONSENSUS.ID);

  private static final Map<PageShape, Statement> PAGES = new ConcurrentHashMap<>();

  private static final List<Field<?>> SAID =
      List.of(
          CONSENSUS.ID,
          CONSENSUS.DEBATE_ID,
          CONSENSUS.TOPIC,
          CONSENSUS.CONCLUSION,
          CONSENSUS.CONFIDENCE,
          CONSENSUS.DOMAIN,
          CONSENSUS.TAGS,
          CONSENSUS.TIMESTAMP,
          CONSENSUS.DATA,
          CONSENSUS.SUPERSEDES);
  private static final List<Field<?>> CHANGING =
      List.of(
          CONSENSUS.STRENGTH,
          CONSENSUS.SUPERSEDED_BY,
          CONSENSUS.ARCHIVED_AT,
          CONSENSUS.TRUTH,
          CONSENSUS.RESOLVED_AT);
  private static final Condition OF_ID = CONSENSUS.ID.eq(Params.of(CONSENSUS.ID));
  private static final Condition LIVE = CONSENSUS.ARCHIVED_AT.isNull();

  static final Statement INSERT =
      Statement.of(
          () ->
              insertInto(CONSENSUS)
                  .set(Params.of(SAID))
                  .set(Params.of(CHANGING))
                  .set(Params.of(List.of(CONSENSUS.TOPIC_HASH))));
  static final Statement CHANGE =
      Statement.of(
          () ->
              update(CONSENSUS)
                  .set(Params.of(CHANGING))
                  // The text of one that is restored waits again.
                  .set(
                      CONSENSUS.TEXT_WAITING,
                      field(condition(CONSENSUS.TEXT_WAITING).or(LIVE.not())))
                  .where(OF_ID));
  static final Statement FIND =
      Statement.of(
          () -> select(SAID).select(CHANGING).from(CONSENSUS).where(IDS.contains(CONSENSUS.ID)));
  static final Statement LOCK =
      Statement.of(
          dialect -> dialect.lockRows(select(SAID).select(CHANGING).from(CONSENSUS).where(OF_ID)));
  static final Statement OF_DEBATE =
      Statement.of(() -> newest(CONSENSUS.DEBATE_ID.eq(Params.of(CONSENSUS.DEBATE_ID))));
  static final Statement OF_TOPIC =
      Statement.of(
          () -> newest(LIVE.and(CONSENSUS.TOPIC_HASH.eq(Params.of(CONSENSUS.TOPIC_HASH)))));

  /** Those whose texts do not wait. */
  static final Statement BY_ID =
      Statement.of(
          () ->
              select(SAID)
                  .select(CHANGING)
                  .from(CONSENSUS)
                  .where(CONSENSUS.ID.gt(AFTER_ID))
                  .and(condition(CONSENSUS.TEXT_WAITING).not())
                  .orderBy(CONSENSUS.ID)
                  .limit(LIMIT));

  static final Statement RANKED = Statement.of(() -> ranked(noCondition()));
  static final Statement RANKED_AFTER = Statement.of(() -> ranked(afterConfidence()));
  static final Statement RANKED_OF_DOMAIN = Statement.of(() -> ranked(ofDomain()));
  static final Statement RANKED_OF_DOMAIN_AFTER =
      Statement.of(() -> ranked(ofDomain().and(afterConfidence())));

  static final WaitingRows WAITING =
      new WaitingRows(
          LockName.CONSENSUS_INDEX,
          CONSENSUS.TEXT_WAITING,
          CONSENSUS.ROW_ID,
          Stream.concat(SAID.stream(), CHANGING.stream()).toList());

  private ConsensusSql() {}

  static Statement page(PageShape shape) {
    return PAGES.computeIfAbsent(shape, any -> Statement.of(() -> newest(wanted(shape))));
  }

  private static Query newest(Condition wanted) {
    return select(SAID)
        .select(CHANGING)
        .from(CONSENSUS)
        .where(wanted)
        .orderBy(NEWEST_FIRST.order())
        .limit(LIMIT);
  }

  private static Query ranked(Condition wanted) {
    return select(SAID)
        .select(CHANGING)
        .from(CONSENSUS)
        .where(LIVE)
        .and(CONSENSUS.CONFIDENCE.ge(LEAST))
        .and(wanted)
        .orderBy(CONSENSUS.CONFIDENCE.desc(), CONSENSUS.TIMESTAMP.desc(), CONSENSUS.ID.desc())
        .limit(LIMIT);
  }

  private static Condition wanted(PageShape shape) {
    // With the addition no index on the confidence is taken for a list by time.
    Condition wanted =
        (shape.archived() ? CONSENSUS.ARCHIVED_AT.isNotNull() : LIVE)
            .and(CONSENSUS.CONFIDENCE.plus(inline(0.0)).ge(LEAST));
    if (shape.domain()) {
      wanted = wanted.and(ofDomain());
    }
    if (shape.since()) {
      wanted = wanted.and(CONSENSUS.TIMESTAMP.ge(SINCE));
    }
    if (shape.until()) {
      wanted = wanted.and(CONSENSUS.TIMESTAMP.lt(UNTIL));
    }
    if (shape.after()) {
      wanted = wanted.and(NEWEST_FIRST.after());
    }
    return wanted;
  }

  private static Condition ofDomain() {
    return CONSENSUS.DOMAIN.eq(Params.of(CONSENSUS.DOMAIN));
  }

  private static Condition afterConfidence() {
    return row(CONSENSUS.CONFIDENCE, CONSENSUS.TIMESTAMP, CONSENSUS.ID)
        .lt(AFTER_CONFIDENCE, AFTER_TIME, AFTER_ID);
  }
}
