package dev.stoa.application.evolution;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.evolution.CreatedAgentQuery;
import dev.stoa.domain.evolution.CreatedAgentStatus;
import dev.stoa.domain.evolution.CreatedAgents;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.GenerationQuery;
import dev.stoa.domain.evolution.GenerationScores;
import dev.stoa.domain.evolution.GenerationStatus;
import dev.stoa.domain.evolution.GenerationTree;
import dev.stoa.domain.evolution.Generations;
import dev.stoa.domain.evolution.NewGeneration;
import dev.stoa.domain.evolution.Profiles;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Operations on generations: open, activate, archive, and their lineage. */
public final class GenerationOperations {

  private final UnitOfWork unitOfWork;
  private final Generations generations;
  private final Profiles profiles;
  private final CreatedAgents agents;
  private final FindEvolution find;
  private final ChangeGeneration change;

  /** For one workspace, with its clock and id source. */
  public <S extends EvolutionStorage & AuditStorage> GenerationOperations(
      S storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    EvolutionAudit audit = new EvolutionAudit(new AppendAudit(storage.auditLog(), clock, ids));
    this.unitOfWork = storage.unitOfWork();
    this.generations = storage.generations();
    this.profiles = storage.profiles();
    this.agents = storage.createdAgents();
    this.find = new FindEvolution(storage);
    this.change = new ChangeGeneration(storage, audit, clock, ids);
  }

  /**
   * Opens the next generation; audited. One that is active at once archives its parent and is
   * refused if another generation is active.
   */
  public Either<EvolutionRefused, Generation> open(NewGeneration opened) {
    return unitOfWork.write(() -> change.open(opened));
  }

  /** Makes a candidate active, archives its parent and prunes old episodes; audited. */
  public Either<EvolutionRefused, Generation> activate(GenerationId id) {
    return unitOfWork.write(() -> change.activate(id, true));
  }

  /** As {@link #activate}, and leaves old episodes where they are. */
  public Either<EvolutionRefused, Generation> activateWithoutPruning(GenerationId id) {
    return unitOfWork.write(() -> change.activate(id, false));
  }

  /** Archives a generation; audited. */
  public Either<EvolutionRefused, Generation> archive(GenerationId id) {
    return unitOfWork.write(() -> change.archive(id));
  }

  /** A generation. */
  public Option<Generation> find(GenerationId id) {
    return unitOfWork.read(() -> generations.find(id));
  }

  /** A generation by its id or an end of it of six characters or more. */
  public Either<EvolutionRefused, Generation> resolve(String reference) {
    return unitOfWork.read(() -> find.generation(reference));
  }

  /** The active generation. */
  public Option<Generation> active() {
    return unitOfWork.read(generations::active);
  }

  /** Generations, newest first. */
  public Page<Generation, Long> list(GenerationQuery query) {
    return query.page().page(unitOfWork.read(() -> generations.page(query)), Generation::sequence);
  }

  /** The parent of a generation, its parent and so on, newest first, up to the limit. */
  public Either<EvolutionRefused, Seq<Generation>> ancestors(GenerationId id, int limit) {
    Page.checkedSize(limit);
    return unitOfWork.snapshot(
        () -> find.generation(id).map(one -> generations.ancestors(one.id(), limit)));
  }

  /** What evolved from a generation, oldest first, up to the limit. */
  public Either<EvolutionRefused, Seq<Generation>> descendants(GenerationId id, int limit) {
    Page.checkedSize(limit);
    return unitOfWork.snapshot(
        () -> find.generation(id).map(one -> generations.descendants(one.id(), limit)));
  }

  /** What is active, tried or waits for a person. */
  public EvolutionStatus status() {
    return unitOfWork.snapshot(
        () -> {
          Seq<Generation> current =
              generations
                  .active()
                  .toVector()
                  .appendAll(
                      generations.page(
                          GenerationQuery.all()
                              .status(GenerationStatus.SHADOW_TRIAL)
                              .limit(EvolutionStatus.MOST)));
          Map<GenerationId, GenerationScores> scores =
              generations
                  .scores(current.map(Generation::id))
                  .toMap(GenerationScores::generation, found -> found);
          return new EvolutionStatus(
              current.map(
                  one ->
                      new EvolutionStatus.Scored(
                          one,
                          scores.getOrElse(
                              one.id(), new GenerationScores(one.id(), HashMap.empty())))),
              current.flatMap(one -> profiles.of(one.id(), Option.none(), EvolutionStatus.MOST)),
              agents.page(
                  CreatedAgentQuery.all()
                      .status(CreatedAgentStatus.PENDING_APPROVAL)
                      .limit(EvolutionStatus.MOST)));
        });
  }

  /** A generation with its descendants as a tree, up to the limit. */
  public Either<EvolutionRefused, Seq<GenerationTree.Node>> tree(GenerationId root, int limit) {
    Page.checkedSize(limit);
    return unitOfWork.snapshot(
        () ->
            find.generation(root)
                .map(
                    one ->
                        GenerationTree.of(
                            generations.descendants(one.id(), limit - 1).prepend(one))));
  }

  /** The newest generations as a tree. */
  public Seq<GenerationTree.Node> tree(int newest) {
    Page.checkedSize(newest);
    return GenerationTree.of(
        unitOfWork.read(() -> generations.page(GenerationQuery.all().limit(newest))));
  }

  /** The scores of each of the generations that has episodes. */
  public Seq<GenerationScores> scores(Iterable<GenerationId> ids) {
    Seq<GenerationId> wanted = Batch.checked(ids);
    return unitOfWork.snapshot(() -> generations.scores(wanted));
  }
}
