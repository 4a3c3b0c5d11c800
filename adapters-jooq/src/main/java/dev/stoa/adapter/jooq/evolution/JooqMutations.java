package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.Mutations.MUTATIONS;

import dev.stoa.adapter.jooq.rows.AddedById;
import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.JudgementBuilder;
import dev.stoa.domain.evolution.MannWhitney;
import dev.stoa.domain.evolution.Mutation;
import dev.stoa.domain.evolution.MutationBuilder;
import dev.stoa.domain.evolution.MutationId;
import dev.stoa.domain.evolution.MutationStage;
import dev.stoa.domain.evolution.Mutations;
import dev.stoa.domain.evolution.ProfileId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The judged mutations in the table {@code mutations}. */
public final class JooqMutations extends AddedById<MutationId, Mutation> implements Mutations {

  static final Rows<Mutation> JUDGED =
      Rows.of(MUTATIONS, JooqMutations::mutation)
          .key(MUTATIONS.ID, mutation -> mutation.id().value())
          .set(MUTATIONS.GENERATION_ID, mutation -> mutation.generation().value())
          .set(MUTATIONS.GENERATION_SEQUENCE, Mutation::sequence)
          .set(MUTATIONS.AGENT_ID, mutation -> mutation.agent().value())
          .set(MUTATIONS.PARENT_PROFILE_ID, mutation -> mutation.parent().value())
          .set(MUTATIONS.VARIANT_PROFILE_ID, mutation -> mutation.variant().value())
          .set(MUTATIONS.STAGE, mutation -> mutation.stage().label())
          .set(
              MUTATIONS.TRIAL_SCORES,
              mutation -> JsonColumn.ofNumbers(mutation.judgement().trialScores()))
          .set(
              MUTATIONS.BASELINE_SCORES,
              mutation -> JsonColumn.ofNumbers(mutation.judgement().baselineScores()))
          .derived(MUTATIONS.TRIALS, mutation -> (long) mutation.judgement().trialScores().size())
          .set(MUTATIONS.MEAN, mutation -> mutation.judgement().mean())
          .set(MUTATIONS.DEVIATION, mutation -> mutation.judgement().deviation())
          .set(MUTATIONS.LOWER_BOUND, mutation -> mutation.judgement().bound())
          .set(MUTATIONS.BASELINE, mutation -> mutation.judgement().baseline())
          .maybe(MUTATIONS.U, mutation -> mutation.judgement().test().map(MannWhitney::u))
          .maybe(MUTATIONS.P, mutation -> mutation.judgement().test().map(MannWhitney::p))
          .set(MUTATIONS.ACCEPTED, mutation -> mutation.judgement().accepted())
          .maybe(MUTATIONS.CONSTRAINT_TEXT, Mutation::constraint)
          .set(MUTATIONS.CREATED_AT, Mutation::createdAt);

  static final Lookup<String, Mutation> BY_ID = JUDGED.by(MUTATIONS.ID);
  static final Lookup<String, Mutation> OF_VARIANT = JUDGED.by(MUTATIONS.VARIANT_PROFILE_ID);
  static final Pages<Mutation.Key, Mutation> NEWEST =
      JUDGED.pages(
          Order.descending(
              MUTATIONS.GENERATION_SEQUENCE,
              Mutation.Key::sequence,
              MUTATIONS.ID,
              last -> last.id().value()));
  static final Filter<Seq<Long>> CONSTRAINING = constraining();

  public JooqMutations(JooqSession session) {
    super(session, JUDGED, BY_ID);
  }

  @Override
  public Seq<Mutation> ofVariants(Seq<ProfileId> variants) {
    return OF_VARIANT.find(session, variants.map(ProfileId::value));
  }

  @Override
  public Seq<Mutation> page(Option<Mutation.Key> after, int limit) {
    return NEWEST.page(session, Filters.NONE, after, limit);
  }

  @Override
  public Seq<Mutation> constraints(Seq<Generation> generations, int limit) {
    return NEWEST.page(
        session,
        Filters.NONE.and(CONSTRAINING, generations.map(Generation::sequence)),
        Option.none(),
        limit);
  }

  /** Those that left a constraint to one of some generations. */
  private static Filter<Seq<Long>> constraining() {
    ListParam<Long> sequences = Params.list("sequences", MUTATIONS.GENERATION_SEQUENCE);
    return Filter.of(
        sequences
            .contains(MUTATIONS.GENERATION_SEQUENCE)
            .and(MUTATIONS.CONSTRAINT_TEXT.isNotNull()),
        (binds, wanted) -> binds.set(sequences, wanted));
  }

  private static Mutation mutation(Row row) throws SQLException {
    Option<Double> u = Option.of(row.get(MUTATIONS.U));
    Option<Double> p = Option.of(row.get(MUTATIONS.P));
    return MutationBuilder.builder()
        .id(new MutationId(row.get(MUTATIONS.ID)))
        .generation(new GenerationId(row.get(MUTATIONS.GENERATION_ID)))
        .sequence(row.get(MUTATIONS.GENERATION_SEQUENCE))
        .agent(new ProfileId(row.get(MUTATIONS.AGENT_ID)))
        .parent(new ProfileId(row.get(MUTATIONS.PARENT_PROFILE_ID)))
        .variant(new ProfileId(row.get(MUTATIONS.VARIANT_PROFILE_ID)))
        .stage(MutationStage.labelled(row.get(MUTATIONS.STAGE)))
        .judgement(
            JudgementBuilder.builder()
                .trialScores(JsonColumn.numbers(row.get(MUTATIONS.TRIAL_SCORES)))
                .baselineScores(JsonColumn.numbers(row.get(MUTATIONS.BASELINE_SCORES)))
                .mean(row.get(MUTATIONS.MEAN))
                .deviation(row.get(MUTATIONS.DEVIATION))
                .bound(row.get(MUTATIONS.LOWER_BOUND))
                .baseline(row.get(MUTATIONS.BASELINE))
                .test(u.flatMap(known -> p.map(chance -> new MannWhitney(known, chance))))
                .accepted(row.get(MUTATIONS.ACCEPTED))
                .build())
        .constraint(Option.of(row.get(MUTATIONS.CONSTRAINT_TEXT)))
        .createdAt(row.get(MUTATIONS.CREATED_AT))
        .build();
  }
}
