package dev.stoa.application.evolution;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.Generations;
import dev.stoa.domain.evolution.Mutation;
import dev.stoa.domain.evolution.MutationId;
import dev.stoa.domain.evolution.Mutations;
import dev.stoa.domain.evolution.NewJudgement;
import dev.stoa.domain.evolution.Plateau;
import dev.stoa.domain.evolution.SuccessiveHalving;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Operations on mutations: judge variants, and see whether evolution still gets anywhere. */
public final class MutationOperations {

  private final UnitOfWork unitOfWork;
  private final Mutations mutations;
  private final Generations generations;
  private final FindEvolution find;
  private final JudgeMutations judge;

  /** For one workspace, with its clock and id source. */
  public <S extends EvolutionStorage & AuditStorage> MutationOperations(
      S storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.mutations = storage.mutations();
    this.generations = storage.generations();
    this.find = new FindEvolution(storage);
    this.judge =
        new JudgeMutations(
            storage,
            new EvolutionAudit(new AppendAudit(storage.auditLog(), clock, ids)),
            clock,
            ids);
  }

  /**
   * Judges a variant against its parent; audited with the numbers. A judgement is final: the same
   * one again changes nothing, another is refused.
   */
  public Either<EvolutionRefused, Mutation> judge(NewJudgement judgement) {
    return unitOfWork.write(() -> judge.judge(judgement));
  }

  /**
   * Ends a round of short trials: of the mutator's variants of each profile, in a candidate
   * generation, the better half continues and the others are recorded as dropped; audited.
   */
  public Either<EvolutionRefused, Seq<SuccessiveHalving.Standing>> halve(GenerationId candidate) {
    return unitOfWork.write(() -> judge.halve(candidate));
  }

  /** A judged mutation. */
  public Option<Mutation> find(MutationId id) {
    return unitOfWork.read(() -> mutations.find(id));
  }

  /** Judged mutations, newest generation first. */
  public Page<Mutation, Mutation.Key> list(PageRequest<Mutation.Key> page) {
    return page.page(
        unitOfWork.read(() -> mutations.page(page.after(), page.limit())), Mutation::key);
  }

  /** For how long no mutation was accepted; the newest 1,000 judgements count. */
  public Plateau plateau() {
    return Plateau.of(unitOfWork.read(() -> mutations.page(Option.none(), Page.MAX_SIZE)));
  }

  /** What a generation must not try again: the constraints of its lineage, newest first. */
  public Either<EvolutionRefused, Seq<Mutation>> constraints(GenerationId generation) {
    return unitOfWork.snapshot(
        () ->
            find.generation(generation)
                .map(
                    own ->
                        mutations.constraints(
                            generations.ancestors(own.id(), Page.MAX_SIZE).prepend(own),
                            Page.MAX_SIZE)));
  }
}
