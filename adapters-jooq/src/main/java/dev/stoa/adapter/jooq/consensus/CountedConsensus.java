package dev.stoa.adapter.jooq.consensus;

import static dev.stoa.schema.generated.tables.Consensus.CONSENSUS;
import static org.jooq.impl.DSL.avg;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.consensus.ConsensusCounts;
import dev.stoa.domain.consensus.ConsensusStrength;
import dev.stoa.domain.consensus.ConsensusTruth;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.control.Option;
import org.jooq.Field;

/** How many rows {@code consensus} has, of which kinds. */
final class CountedConsensus {

  private static final Field<Integer> COUNT = count().as("counted");
  private static final Field<Integer> LIVE =
      count().filterWhere(CONSENSUS.ARCHIVED_AT.isNull()).as("live");
  private static final Field<Double> CONFIDENCE =
      avg(CONSENSUS.CONFIDENCE)
          .filterWhere(CONSENSUS.ARCHIVED_AT.isNull())
          .coerce(Double.class)
          .as("confidence_of_live");
  private static final Field<Integer> UPHELD = resolved(ConsensusTruth.UPHELD).as("upheld");
  private static final Field<Integer> OVERTURNED =
      resolved(ConsensusTruth.OVERTURNED).as("overturned");

  static final Statement TOTALS =
      Statement.of(() -> select(COUNT, LIVE, CONFIDENCE, UPHELD, OVERTURNED).from(CONSENSUS));
  static final Statement BY_STRENGTH =
      Statement.of(
          () ->
              select(CONSENSUS.STRENGTH, COUNT)
                  .from(CONSENSUS)
                  .where(CONSENSUS.ARCHIVED_AT.isNull())
                  .groupBy(CONSENSUS.STRENGTH));
  static final Statement BY_DOMAIN =
      Statement.of(
          () ->
              select(CONSENSUS.DOMAIN, COUNT)
                  .from(CONSENSUS)
                  .where(CONSENSUS.ARCHIVED_AT.isNull())
                  .and(CONSENSUS.DOMAIN.isNotNull())
                  .groupBy(CONSENSUS.DOMAIN)
                  .orderBy(COUNT.desc(), CONSENSUS.DOMAIN)
                  .limit(inline(ConsensusCounts.DOMAINS)));

  private final JooqSession session;

  CountedConsensus(JooqSession session) {
    this.session = session;
  }

  ConsensusCounts counts() {
    var byStrength =
        session
            .list(
                BY_STRENGTH,
                Binder.NOTHING,
                row ->
                    Tuple.of(
                        ConsensusStrength.labelled(row.get(CONSENSUS.STRENGTH)),
                        (long) row.get(COUNT)))
            .toMap(Tuple2::_1, Tuple2::_2);
    var byDomain =
        session.list(
            BY_DOMAIN,
            Binder.NOTHING,
            row ->
                new ConsensusCounts.OfDomain(
                    new Discipline(row.get(CONSENSUS.DOMAIN)), row.get(COUNT)));
    return session
        .one(
            TOTALS,
            Binder.NOTHING,
            row ->
                new ConsensusCounts(
                    row.get(LIVE),
                    row.get(COUNT) - row.get(LIVE),
                    Option.of(row.get(CONFIDENCE)).getOrElse(0.0),
                    row.get(UPHELD),
                    row.get(OVERTURNED),
                    byStrength,
                    byDomain))
        .get();
  }

  private static Field<Integer> resolved(ConsensusTruth truth) {
    return count()
        .filterWhere(CONSENSUS.ARCHIVED_AT.isNull().and(CONSENSUS.TRUTH.eq(inline(truth.label()))));
  }
}
