package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.StrategyVectors.STRATEGY_VECTORS;

import dev.stoa.adapter.jooq.evolution.StrategySql.Part;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.Strategies;
import dev.stoa.domain.evolution.Strategy;
import dev.stoa.domain.evolution.StrategyDraft;
import dev.stoa.domain.evolution.StrategyFilter;
import dev.stoa.domain.evolution.StrategyId;
import dev.stoa.domain.evolution.Termination;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.EnumSet;

/** The strategy memory in the table {@code strategy_vectors}. */
public final class JooqStrategies implements Strategies {

  private final JooqSession session;

  public JooqStrategies(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(Seq<Strategy> strategies) {
    session.batch(StrategySql.INSERT, strategies, JooqStrategies::bind);
  }

  @Override
  public Seq<Strategy> find(Seq<StrategyId> ids) {
    return session.list(
        StrategySql.FIND,
        binds -> binds.set(StrategySql.IDS, ids.map(StrategyId::value)),
        JooqStrategies::strategy);
  }

  @Override
  public Set<String> accepted(Seq<String> ids, StrategyFilter filter) {
    EnumSet<Part> parts = parts(filter);
    if (parts.isEmpty()) {
      return HashSet.ofAll(ids);
    }
    return HashSet.ofAll(
        session.list(
            StrategySql.ACCEPTED.with(parts),
            binds -> bind(binds, filter).set(StrategySql.IDS, ids),
            row -> row.get(STRATEGY_VECTORS.ID)));
  }

  private static EnumSet<Part> parts(StrategyFilter filter) {
    EnumSet<Part> parts = EnumSet.noneOf(Part.class);
    filter.scoreBelow().forEach(any -> parts.add(Part.BELOW));
    filter.scoreAbove().forEach(any -> parts.add(Part.ABOVE));
    filter.archetype().forEach(any -> parts.add(Part.ARCHETYPE));
    filter.tactic().forEach(any -> parts.add(Part.TACTIC));
    filter.reason().forEach(any -> parts.add(Part.REASON));
    filter.generation().forEach(any -> parts.add(Part.GENERATION));
    filter.createdAgent().forEach(any -> parts.add(Part.CREATED_AGENT));
    return parts;
  }

  private static Binds bind(Binds binds, StrategyFilter filter) throws SQLException {
    for (int score : filter.scoreBelow()) {
      binds.set(StrategySql.BELOW, (long) score);
    }
    for (int score : filter.scoreAbove()) {
      binds.set(StrategySql.ABOVE, (long) score);
    }
    for (String archetype : filter.archetype()) {
      binds.set(STRATEGY_VECTORS.AGENT_ARCHETYPE, archetype);
    }
    for (String tactic : filter.tactic()) {
      binds.set(STRATEGY_VECTORS.TACTICAL_CLASSIFICATION, tactic);
    }
    for (Termination reason : filter.reason()) {
      binds.set(STRATEGY_VECTORS.TERMINATION_REASON, reason.label());
    }
    for (GenerationId generation : filter.generation()) {
      binds.set(STRATEGY_VECTORS.GENERATION_ID, generation.value());
    }
    for (String agent : filter.createdAgent()) {
      binds.set(StrategySql.AGENT, agent);
    }
    return binds;
  }

  @Override
  public long count() {
    return session
        .one(StrategySql.COUNTED, Binder.NOTHING, row -> (long) row.get(StrategySql.COUNT))
        .get();
  }

  @Override
  public Seq<StrategyId> evict(int most) {
    Seq<StrategyId> removed =
        session
            .writing()
            .list(
                StrategySql.WITHOUT_SIGNAL,
                binds -> binds.set(StrategySql.LIMIT, most),
                row -> new StrategyId(row.get(STRATEGY_VECTORS.ID)));
    session.run(
        StrategySql.DELETE, binds -> binds.set(StrategySql.IDS, removed.map(StrategyId::value)));
    return removed;
  }

  private static void bind(Binds binds, Strategy strategy) throws SQLException {
    StrategyDraft draft = strategy.draft();
    binds
        .set(STRATEGY_VECTORS.ID, strategy.id().value())
        .set(STRATEGY_VECTORS.EPISODE_ID, draft.episode().value())
        .set(STRATEGY_VECTORS.GENERATION_ID, draft.generation().value())
        .set(STRATEGY_VECTORS.AGENT_ARCHETYPE, draft.archetype())
        .set(STRATEGY_VECTORS.TACTICAL_CLASSIFICATION, draft.tactic())
        .set(STRATEGY_VECTORS.JUDGE_SCORE, (long) draft.score())
        .set(STRATEGY_VECTORS.TERMINATION_REASON, draft.reason().label())
        .set(STRATEGY_VECTORS.CREATED_AGENTS_PRESENT, JsonColumn.of(draft.createdAgents()))
        .set(STRATEGY_VECTORS.DOCUMENT, draft.document())
        .set(STRATEGY_VECTORS.CREATED_AT, strategy.createdAt());
  }

  private static Strategy strategy(Row row) throws SQLException {
    return new Strategy(
        new StrategyId(row.get(STRATEGY_VECTORS.ID)),
        new StrategyDraft(
            row.get(STRATEGY_VECTORS.DOCUMENT),
            Option.none(),
            new EpisodeId(row.get(STRATEGY_VECTORS.EPISODE_ID)),
            new GenerationId(row.get(STRATEGY_VECTORS.GENERATION_ID)),
            row.get(STRATEGY_VECTORS.AGENT_ARCHETYPE),
            row.get(STRATEGY_VECTORS.TACTICAL_CLASSIFICATION),
            row.get(STRATEGY_VECTORS.JUDGE_SCORE).intValue(),
            Termination.labelled(row.get(STRATEGY_VECTORS.TERMINATION_REASON)),
            JsonColumn.texts(row.get(STRATEGY_VECTORS.CREATED_AGENTS_PRESENT)).toVector()),
        row.get(STRATEGY_VECTORS.CREATED_AT));
  }
}
