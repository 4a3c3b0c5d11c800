package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.Mutations.MUTATIONS;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.Judgement;
import dev.stoa.domain.evolution.MannWhitney;
import dev.stoa.domain.evolution.Mutation;
import dev.stoa.domain.evolution.MutationId;
import dev.stoa.domain.evolution.MutationStage;
import dev.stoa.domain.evolution.Mutations;
import dev.stoa.domain.evolution.ProfileId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The judged mutations in the table {@code mutations}. */
public final class JooqMutations implements Mutations {

  private final JooqSession session;

  public JooqMutations(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(Seq<Mutation> mutations) {
    session.batch(MutationSql.INSERT, mutations, JooqMutations::bind);
  }

  @Override
  public Option<Mutation> find(MutationId id) {
    return session.one(
        MutationSql.FIND, binds -> binds.set(MUTATIONS.ID, id.value()), JooqMutations::mutation);
  }

  @Override
  public Seq<Mutation> ofVariants(Seq<ProfileId> variants) {
    return session.list(
        MutationSql.OF_VARIANTS,
        binds -> binds.set(MutationSql.VARIANTS, variants.map(ProfileId::value)),
        JooqMutations::mutation);
  }

  @Override
  public Seq<Mutation> page(Option<Mutation.Key> after, int limit) {
    return session.list(
        after.isEmpty() ? MutationSql.PAGE : MutationSql.PAGE_AFTER,
        binds -> {
          for (Mutation.Key last : after) {
            binds
                .set(MutationSql.AFTER_SEQUENCE, last.sequence())
                .set(MutationSql.AFTER_ID, last.id().value());
          }
          binds.set(MutationSql.LIMIT, limit);
        },
        JooqMutations::mutation);
  }

  @Override
  public Seq<Mutation> constraints(Seq<Generation> generations, int limit) {
    return session.list(
        MutationSql.CONSTRAINTS,
        binds ->
            binds
                .set(MutationSql.SEQUENCES, generations.map(Generation::sequence))
                .set(MutationSql.LIMIT, limit),
        JooqMutations::mutation);
  }

  private static void bind(Binds binds, Mutation mutation) throws SQLException {
    Judgement judgement = mutation.judgement();
    binds
        .set(MUTATIONS.ID, mutation.id().value())
        .set(MUTATIONS.GENERATION_ID, mutation.generation().value())
        .set(MUTATIONS.GENERATION_SEQUENCE, mutation.sequence())
        .set(MUTATIONS.AGENT_ID, mutation.agent().value())
        .set(MUTATIONS.PARENT_PROFILE_ID, mutation.parent().value())
        .set(MUTATIONS.VARIANT_PROFILE_ID, mutation.variant().value())
        .set(MUTATIONS.STAGE, mutation.stage().label())
        .set(MUTATIONS.TRIAL_SCORES, JsonColumn.ofNumbers(judgement.trialScores()))
        .set(MUTATIONS.BASELINE_SCORES, JsonColumn.ofNumbers(judgement.baselineScores()))
        .set(MUTATIONS.TRIALS, (long) judgement.trialScores().size())
        .set(MUTATIONS.MEAN, judgement.mean())
        .set(MUTATIONS.DEVIATION, judgement.deviation())
        .set(MUTATIONS.LOWER_BOUND, judgement.bound())
        .set(MUTATIONS.BASELINE, judgement.baseline())
        .set(MUTATIONS.U, judgement.test().map(MannWhitney::u).getOrNull())
        .set(MUTATIONS.P, judgement.test().map(MannWhitney::p).getOrNull())
        .set(MUTATIONS.ACCEPTED, judgement.accepted())
        .set(MUTATIONS.CONSTRAINT_TEXT, mutation.constraint().getOrNull())
        .set(MUTATIONS.CREATED_AT, mutation.createdAt());
  }

  private static Mutation mutation(Row row) throws SQLException {
    Option<Double> u = Option.of(row.get(MUTATIONS.U));
    Option<Double> p = Option.of(row.get(MUTATIONS.P));
    return new Mutation(
        new MutationId(row.get(MUTATIONS.ID)),
        new GenerationId(row.get(MUTATIONS.GENERATION_ID)),
        row.get(MUTATIONS.GENERATION_SEQUENCE),
        new ProfileId(row.get(MUTATIONS.AGENT_ID)),
        new ProfileId(row.get(MUTATIONS.PARENT_PROFILE_ID)),
        new ProfileId(row.get(MUTATIONS.VARIANT_PROFILE_ID)),
        MutationStage.labelled(row.get(MUTATIONS.STAGE)),
        new Judgement(
            JsonColumn.numbers(row.get(MUTATIONS.TRIAL_SCORES)),
            JsonColumn.numbers(row.get(MUTATIONS.BASELINE_SCORES)),
            row.get(MUTATIONS.MEAN),
            row.get(MUTATIONS.DEVIATION),
            row.get(MUTATIONS.LOWER_BOUND),
            row.get(MUTATIONS.BASELINE),
            u.flatMap(known -> p.map(chance -> new MannWhitney(known, chance))),
            row.get(MUTATIONS.ACCEPTED)),
        Option.of(row.get(MUTATIONS.CONSTRAINT_TEXT)),
        row.get(MUTATIONS.CREATED_AT));
  }
}
