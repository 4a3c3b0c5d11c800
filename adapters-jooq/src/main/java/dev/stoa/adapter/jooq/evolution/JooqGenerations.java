package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.Episodes.EPISODES;
import static dev.stoa.schema.generated.tables.EpisodesArchive.EPISODES_ARCHIVE;
import static dev.stoa.schema.generated.tables.Generations.GENERATIONS;

import dev.stoa.adapter.jooq.evolution.GenerationSql.Part;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.GenerationScores;
import dev.stoa.domain.evolution.GenerationStatus;
import dev.stoa.domain.evolution.Generations;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Set;
import org.jooq.Field;

/** The generations in the table {@code generations}. */
public final class JooqGenerations implements Generations {

  private final JooqSession session;

  public JooqGenerations(JooqSession session) {
    this.session = session;
  }

  @Override
  public long lockNewest() {
    session.serialize(LockName.GENERATION.all());
    return session
        .one(
            GenerationSql.NEWEST,
            binds -> binds.set(GenerationSql.LIMIT, 1),
            row -> row.get(GENERATIONS.SEQUENCE))
        .getOrElse(0L);
  }

  @Override
  public void add(Generation generation) {
    session.run(
        GenerationSql.INSERT,
        binds ->
            binds
                .set(GENERATIONS.ID, generation.id().value())
                .set(GENERATIONS.SEQUENCE, generation.sequence())
                .set(GENERATIONS.STATUS, generation.status().label())
                .set(
                    GENERATIONS.PARENT_GENERATION_ID,
                    generation.parent().map(GenerationId::value).getOrNull())
                .set(GENERATIONS.CREATED_AT, generation.createdAt())
                .set(GENERATIONS.REVERSED_ID, IdEnds.reversed(generation.id().value())));
  }

  @Override
  public void save(Generation generation) {
    session.run(
        GenerationSql.SAVE,
        binds ->
            binds
                .set(GENERATIONS.ID, generation.id().value())
                .set(GENERATIONS.STATUS, generation.status().label()));
  }

  @Override
  public Option<Generation> find(GenerationId id) {
    return find(Vector.of(id)).headOption();
  }

  @Override
  public Seq<Generation> find(Seq<GenerationId> ids) {
    return session.list(
        GenerationSql.FIND,
        binds -> binds.set(GenerationSql.IDS, ids.map(GenerationId::value)),
        JooqGenerations::generation);
  }

  @Override
  public Seq<Generation> endingWith(String end, int limit) {
    return session.list(
        GenerationSql.ENDING_WITH,
        binds -> GenerationSql.ENDS.bind(binds, end).set(GenerationSql.LIMIT, limit),
        JooqGenerations::generation);
  }

  @Override
  public Option<Generation> active() {
    return session.one(GenerationSql.ACTIVE, Binder.NOTHING, JooqGenerations::generation);
  }

  @Override
  public Seq<Generation> page(Option<GenerationStatus> status, Option<Long> before, int limit) {
    Set<Part> parts = EnumSet.noneOf(Part.class);
    status.forEach(wanted -> parts.add(Part.STATUS));
    before.forEach(sequence -> parts.add(Part.BEFORE));
    return session.list(
        GenerationSql.PAGES.with(parts),
        binds -> {
          for (GenerationStatus wanted : status) {
            binds.set(GENERATIONS.STATUS, wanted.label());
          }
          for (long sequence : before) {
            binds.set(GenerationSql.BEFORE, sequence);
          }
          binds.set(GenerationSql.LIMIT, limit);
        },
        JooqGenerations::generation);
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
            binds -> binds.set(GENERATIONS.ID, id.value()).set(GenerationSql.LIMIT, limit),
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
