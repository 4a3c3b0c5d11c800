package dev.stoa.application.evolution;

import dev.stoa.domain.evolution.AcceptanceRule;
import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.Episodes;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.Generations;
import dev.stoa.domain.evolution.Judgement;
import dev.stoa.domain.evolution.Mutation;
import dev.stoa.domain.evolution.MutationId;
import dev.stoa.domain.evolution.Mutations;
import dev.stoa.domain.evolution.NewJudgement;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.ProfileOrigin;
import dev.stoa.domain.evolution.Profiles;
import dev.stoa.domain.evolution.SuccessiveHalving;
import dev.stoa.domain.evolution.SuccessiveHalving.Standing;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.Page;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Judges variants and records the numbers; requires an open write unit. */
final class JudgeMutations {

  private final Generations generations;
  private final Profiles profiles;
  private final Episodes episodes;
  private final Mutations mutations;
  private final FindEvolution find;
  private final EvolutionAudit audit;
  private final InstantSource clock;
  private final IdSource ids;

  JudgeMutations(
      EvolutionStorage storage, EvolutionAudit audit, InstantSource clock, IdSource ids) {
    this.generations = storage.generations();
    this.profiles = storage.profiles();
    this.episodes = storage.episodes();
    this.mutations = storage.mutations();
    this.find = new FindEvolution(storage);
    this.audit = audit;
    this.clock = clock;
    this.ids = ids;
  }

  Either<EvolutionRefused, Mutation> judge(NewJudgement judgement) {
    // One judgement at a time: a variant is judged once.
    generations.lockNewest();
    return find.profile(judgement.variant())
        .flatMap(
            variant ->
                parent(variant)
                    .flatMap(
                        parent ->
                            scores(judgement.trials(), variant, true)
                                .flatMap(
                                    trials ->
                                        scores(judgement.baseline(), parent, false)
                                            .flatMap(
                                                baseline ->
                                                    judged(
                                                        parent,
                                                        variant,
                                                        judgement.rule().judge(trials, baseline),
                                                        judgement.constraint())))));
  }

  private Either<EvolutionRefused, AgentProfile> parent(AgentProfile variant) {
    return variant
        .draft()
        .parent()
        .map(find::profile)
        .getOrElse(() -> Either.left(new EvolutionRefused.NotAVariant(variant.id())));
  }

  private Either<EvolutionRefused, Seq<Integer>> scores(
      Option<Vector<Integer>> given, AgentProfile profile, boolean shadow) {
    if (given.isDefined()) {
      return Either.right(given.get());
    }
    Seq<Integer> played = episodes.scores(profile.generation(), profile.id(), shadow);
    return played.size() >= AcceptanceRule.FEWEST
        ? Either.right(played.take(AcceptanceRule.MAX_SCORES))
        : Either.left(
            new EvolutionRefused.TooFewScores(
                profile.id(),
                shadow ? "scores of shadow trials" : "scores",
                played.size(),
                AcceptanceRule.FEWEST));
  }

  private Either<EvolutionRefused, Mutation> judged(
      AgentProfile parent, AgentProfile variant, Judgement judgement, Option<String> constraint) {
    for (Mutation before : mutations.ofVariants(Vector.of(variant.id()))) {
      return before.judgement().equals(judgement) && before.constraint().equals(constraint)
          ? Either.right(before)
          : Either.left(new EvolutionRefused.AlreadyJudged(variant.id(), before.id()));
    }
    return find.generation(variant.generation())
        .map(candidate -> added(candidate, parent, variant, judgement, constraint));
  }

  private Mutation added(
      Generation candidate,
      AgentProfile parent,
      AgentProfile variant,
      Judgement judgement,
      Option<String> constraint) {
    Mutation mutation =
        Mutation.judged(
            new MutationId(ids.next()),
            candidate,
            parent,
            variant,
            judgement,
            constraint,
            clock.instant());
    mutations.add(Vector.of(mutation));
    audit.judged(mutation);
    return mutation;
  }

  /** Drops the worse half of each parent's variants that were not judged yet. */
  Either<EvolutionRefused, Seq<Standing>> halve(GenerationId id) {
    generations.lockNewest();
    return find.generation(id)
        .flatMap(
            candidate -> {
              Seq<AgentProfile> open = open(id);
              for (AgentProfile one : open) {
                if (episodes.scores(id, one.id(), true).isEmpty()) {
                  return Either.left(
                      new EvolutionRefused.TooFewScores(one.id(), "scores of shadow trials", 0, 1));
                }
              }
              return Either.right(halved(candidate, open));
            });
  }

  private Seq<AgentProfile> open(GenerationId id) {
    Seq<AgentProfile> variants =
        profiles
            .of(id, Option.none(), Page.MAX_SIZE)
            .filter(one -> one.draft().createdBy() == ProfileOrigin.MUTATOR)
            .filter(one -> one.draft().parent().isDefined());
    Seq<ProfileId> judged =
        mutations.ofVariants(variants.map(AgentProfile::id)).map(Mutation::variant);
    return variants.reject(one -> judged.contains(one.id()));
  }

  private Seq<Standing> halved(Generation candidate, Seq<AgentProfile> open) {
    Map<ProfileId, AgentProfile> variants =
        HashMap.ofEntries(open.map(one -> Tuple.of(one.id(), one)));
    Seq<Standing> standings =
        open.groupBy(one -> one.draft().parent().get())
            .toVector()
            .sortBy(Tuple2::_1)
            .flatMap(group -> SuccessiveHalving.round(group._2.map(this::trials)));
    for (Standing one : standings.reject(Standing::goesOn)) {
      AgentProfile variant = variants.get(one.variant()).get();
      added(
          candidate,
          profiles.find(variant.draft().parent().get()).get(),
          variant,
          one.judgement(),
          Option.none());
    }
    return standings;
  }

  private Tuple2<ProfileId, Seq<Integer>> trials(AgentProfile variant) {
    return Tuple.of(variant.id(), episodes.scores(variant.generation(), variant.id(), true));
  }
}
