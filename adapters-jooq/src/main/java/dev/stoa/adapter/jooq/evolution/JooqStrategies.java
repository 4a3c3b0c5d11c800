package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.StrategyVectors.STRATEGY_VECTORS;

import dev.stoa.adapter.jooq.rows.AddedById;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.Strategies;
import dev.stoa.domain.evolution.Strategy;
import dev.stoa.domain.evolution.StrategyDraftBuilder;
import dev.stoa.domain.evolution.StrategyFilter;
import dev.stoa.domain.evolution.StrategyId;
import dev.stoa.domain.evolution.Termination;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The strategy memory in the table {@code strategy_vectors}. */
public final class JooqStrategies extends AddedById<StrategyId, Strategy> implements Strategies {

  static final Rows<Strategy> STORED =
      Rows.of(STRATEGY_VECTORS, JooqStrategies::strategy)
          .key(STRATEGY_VECTORS.ID, strategy -> strategy.id().value())
          .set(STRATEGY_VECTORS.EPISODE_ID, strategy -> strategy.draft().episode().value())
          .set(STRATEGY_VECTORS.GENERATION_ID, strategy -> strategy.draft().generation().value())
          .set(STRATEGY_VECTORS.AGENT_ARCHETYPE, strategy -> strategy.draft().archetype())
          .set(STRATEGY_VECTORS.TACTICAL_CLASSIFICATION, strategy -> strategy.draft().tactic())
          .set(STRATEGY_VECTORS.JUDGE_SCORE, strategy -> (long) strategy.draft().score())
          .set(STRATEGY_VECTORS.TERMINATION_REASON, strategy -> strategy.draft().reason().label())
          .set(
              STRATEGY_VECTORS.CREATED_AGENTS_PRESENT,
              strategy -> JsonColumn.of(strategy.draft().createdAgents()))
          .set(STRATEGY_VECTORS.DOCUMENT, strategy -> strategy.draft().document())
          .set(STRATEGY_VECTORS.CREATED_AT, Strategy::createdAt);

  static final Lookup<String, Strategy> BY_ID = STORED.by(STRATEGY_VECTORS.ID);

  public JooqStrategies(JooqSession session) {
    super(session, STORED, BY_ID);
  }

  @Override
  public Set<String> accepted(Seq<String> ids, StrategyFilter filter) {
    return filter.equals(StrategyFilter.ALL)
        ? HashSet.ofAll(ids)
        : HashSet.ofAll(StrategySql.ACCEPTED.list(session, StrategySql.wanted(ids, filter)));
  }

  @Override
  public long count() {
    return session
        .one(StrategySql.COUNTED, Binder.NOTHING, row -> (long) row.get(StrategySql.COUNT))
        .get();
  }

  @Override
  public Seq<StrategyId> evict(int most) {
    Seq<String> removed =
        StrategySql.OLDEST.page(
            session.writing(), Filters.NONE.and(StrategySql.NO_SIGNAL), Option.none(), most);
    BY_ID.remove(session, removed);
    return removed.map(StrategyId::new);
  }

  private static Strategy strategy(Row row) throws SQLException {
    return new Strategy(
        new StrategyId(row.get(STRATEGY_VECTORS.ID)),
        StrategyDraftBuilder.builder()
            .document(row.get(STRATEGY_VECTORS.DOCUMENT))
            .embedding(Option.none())
            .episode(new EpisodeId(row.get(STRATEGY_VECTORS.EPISODE_ID)))
            .generation(new GenerationId(row.get(STRATEGY_VECTORS.GENERATION_ID)))
            .archetype(row.get(STRATEGY_VECTORS.AGENT_ARCHETYPE))
            .tactic(row.get(STRATEGY_VECTORS.TACTICAL_CLASSIFICATION))
            .score(row.get(STRATEGY_VECTORS.JUDGE_SCORE).intValue())
            .reason(Termination.labelled(row.get(STRATEGY_VECTORS.TERMINATION_REASON)))
            .createdAgents(
                JsonColumn.texts(row.get(STRATEGY_VECTORS.CREATED_AGENTS_PRESENT)).toVector())
            .build(),
        row.get(STRATEGY_VECTORS.CREATED_AT));
  }
}
