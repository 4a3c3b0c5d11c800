package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.Episodes.EPISODES;
import static dev.stoa.schema.generated.tables.EpisodesArchive.EPISODES_ARCHIVE;
import static dev.stoa.schema.generated.tables.Generations.GENERATIONS;
import static org.jooq.impl.DSL.inline;

import dev.stoa.adapter.jooq.rows.EndLookup;
import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.GenerationQuery;
import dev.stoa.domain.evolution.GenerationScores;
import dev.stoa.domain.evolution.GenerationStatus;
import dev.stoa.domain.evolution.Generations;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import org.jooq.Field;

/** The generations in the table {@code generations}. */
public final class JooqGenerations extends StoredById<GenerationId, Generation>
    implements Generations {

  static final Rows<Generation> STORED =
      Rows.of(GENERATIONS, JooqGenerations::generation)
          .key(GENERATIONS.ID, generation -> generation.id().value())
          .reversed(GENERATIONS.REVERSED_ID, generation -> generation.id().value())
          .set(GENERATIONS.SEQUENCE, Generation::sequence)
          .maybe(
              GENERATIONS.PARENT_GENERATION_ID,
              generation -> generation.parent().map(GenerationId::value))
          .set(GENERATIONS.CREATED_AT, Generation::createdAt)
          .changing()
          .set(GENERATIONS.STATUS, generation -> generation.status().label());

  static final Lookup<String, Generation> BY_ID = STORED.by(GENERATIONS.ID);
  static final EndLookup<Generation> BY_END = STORED.ending(GENERATIONS.REVERSED_ID);
  static final Pages<Long, Generation> NEWEST =
      STORED.pages(Order.descending(GENERATIONS.SEQUENCE, before -> before));
  static final Filter<String> OF_STATUS = Filter.eq(GENERATIONS.STATUS);
  static final Statement ACTIVE =
      Statement.of(
          () -> STORED.select(GENERATIONS.STATUS.eq(inline(GenerationStatus.ACTIVE.label()))));

  public JooqGenerations(JooqSession session) {
    super(session, STORED, BY_ID);
  }

  @Override
  public long lockNewest() {
    session.serialize(LockName.GENERATION.all());
    return session
        .one(
            GenerationSql.NEWEST,
            binds -> binds.set(Rows.LIMIT, 1),
            row -> row.get(GENERATIONS.SEQUENCE))
        .getOrElse(0L);
  }

  @Override
  public Seq<Generation> endingWith(String end, int limit) {
    return BY_END.find(session, end, limit);
  }

  @Override
  public Option<Generation> active() {
    return STORED.one(session, ACTIVE, Binder.NOTHING);
  }

  @Override
  public Seq<Generation> page(GenerationQuery query) {
    return NEWEST.page(
        session,
        Filters.NONE.and(OF_STATUS, query.status().map(GenerationStatus::label)),
        query.page().after(),
        query.page().limit());
  }

  @Override
  public Seq<Generation> ancestors(GenerationId id, int limit) {
    return line(GenerationSql.ANCESTORS, id, limit).sortBy(one -> -one.sequence());
  }

  @Override
  public Seq<Generation> descendants(GenerationId id, int limit) {
    return line(GenerationSql.DESCENDANTS, id, limit).sortBy(Generation::sequence);
  }

  private Seq<Generation> line(Statement statement, GenerationId id, int limit) {
    return find(
        session.list(
            statement,
            binds -> binds.set(GENERATIONS.ID, id.value()).set(Rows.LIMIT, limit),
            row -> new GenerationId(row.get(GenerationSql.IN_LINE))));
  }

  @Override
  public Seq<GenerationScores> scores(Seq<GenerationId> ids) {
    java.util.Map<GenerationId, Map<Integer, Long>> counts = new LinkedHashMap<>();
    count(GenerationSql.SCORES, ids, EPISODES.GENERATION_ID, EPISODES.AGENT_A_SCORE, counts);
    count(
        GenerationSql.ARCHIVED_SCORES,
        ids,
        EPISODES_ARCHIVE.GENERATION_ID,
        EPISODES_ARCHIVE.AGENT_A_SCORE,
        counts);
    return Vector.ofAll(counts.entrySet())
        .map(entry -> new GenerationScores(entry.getKey(), entry.getValue()))
        .sortBy(GenerationScores::generation);
  }

  private void count(
      Statement statement,
      Seq<GenerationId> ids,
      Field<String> generation,
      Field<Long> score,
      java.util.Map<GenerationId, Map<Integer, Long>> counts) {
    session.each(
        statement,
        binds -> binds.set(GenerationSql.IDS, ids.map(GenerationId::value)),
        row ->
            counts.merge(
                new GenerationId(row.get(generation)),
                HashMap.of(row.get(score).intValue(), (long) row.get(GenerationSql.COUNT)),
                (some, more) -> some.merge(more, Long::sum)));
  }

  private static Generation generation(Row row) throws SQLException {
    return new Generation(
        new GenerationId(row.get(GENERATIONS.ID)),
        row.get(GENERATIONS.SEQUENCE),
        GenerationStatus.labelled(row.get(GENERATIONS.STATUS)),
        Option.of(row.get(GENERATIONS.PARENT_GENERATION_ID)).map(GenerationId::new),
        row.get(GENERATIONS.CREATED_AT));
  }
}
