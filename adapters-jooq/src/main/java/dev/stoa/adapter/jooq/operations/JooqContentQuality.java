package dev.stoa.adapter.jooq.operations;

import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.countDistinct;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.operations.ContentQuality;
import dev.stoa.domain.operations.MemoryQuality;
import io.vavr.collection.Map;
import java.time.Instant;
import org.jooq.Field;

/** Figures about the content, counted by the engine. */
final class JooqContentQuality implements ContentQuality {

  private static final Field<Integer> ALL = count().as("memories");
  private static final Field<Integer> CONTENTS =
      countDistinct(CONTINUUM_MEMORY.CONTENT_HASH).as("contents");
  private static final Field<Integer> UNUSED =
      count()
          .filterWhere(
              CONTINUUM_MEMORY
                  .SUCCESS_COUNT
                  .eq(inline(0L))
                  .and(CONTINUUM_MEMORY.FAILURE_COUNT.eq(inline(0L))))
          .as("unused");
  private static final Field<Integer> STALE = count().as("stale");

  private static final Statement FIGURES =
      Statement.of(() -> select(ALL, CONTENTS, UNUSED).from(CONTINUUM_MEMORY));
  private static final Statement COUNT_STALE =
      Statement.of(
          () ->
              select(STALE)
                  .from(CONTINUUM_MEMORY)
                  .where(CONTINUUM_MEMORY.TIER.eq(Params.of(CONTINUUM_MEMORY.TIER)))
                  .and(CONTINUUM_MEMORY.UPDATED_AT.lt(Params.of(CONTINUUM_MEMORY.UPDATED_AT))));

  private final JooqSession session;

  JooqContentQuality(JooqSession session) {
    this.session = session;
  }

  @Override
  public MemoryQuality memories(Map<String, Instant> unchangedSince) {
    long stale = unchangedSince.map(limit -> stale(limit._1, limit._2)).foldLeft(0L, Long::sum);
    return session
        .one(
            FIGURES,
            Binder.NOTHING,
            row ->
                new MemoryQuality(
                    row.get(ALL), (long) row.get(ALL) - row.get(CONTENTS), row.get(UNUSED), stale))
        .get();
  }

  private long stale(String tier, Instant since) {
    return session
        .one(
            COUNT_STALE,
            binds -> binds.set(CONTINUUM_MEMORY.TIER, tier).set(CONTINUUM_MEMORY.UPDATED_AT, since),
            row -> row.get(STALE))
        .get();
  }
}
