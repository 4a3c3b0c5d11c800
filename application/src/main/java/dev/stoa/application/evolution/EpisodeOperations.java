package dev.stoa.application.evolution;

import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeAction;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.Episodes;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Failing;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.NewEpisode;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.Consumer;

/** Operations on episodes and their actions. */
public final class EpisodeOperations {

  private final UnitOfWork unitOfWork;
  private final Episodes episodes;
  private final FindEvolution find;
  private final RecordEpisodes record;

  /** For one workspace, with its clock and id source. */
  public EpisodeOperations(EvolutionStorage storage, InstantSource time, IdSource ids) {
    this.unitOfWork = storage.unitOfWork();
    this.episodes = storage.episodes();
    this.find = new FindEvolution(storage);
    this.record = new RecordEpisodes(storage, MicrosecondClock.of(time), ids);
  }

  /** Stores an episode with its actions; under a chosen id, again changes nothing. */
  public Either<EvolutionRefused, Episode> record(NewEpisode played) {
    return recordAll(Vector.of(played)).map(Seq::head);
  }

  /** As {@link #record}, many episodes, all or none; their order is kept. */
  public Either<EvolutionRefused, Seq<Episode>> recordAll(Iterable<NewEpisode> played) {
    Seq<NewEpisode> all = Batch.checked(played);
    return unitOfWork.write(() -> record.record(all));
  }

  /** An episode, archived ones too. */
  public Option<Episode> find(EpisodeId id) {
    return unitOfWork.read(() -> episodes.find(Vector.of(id)).headOption());
  }

  /** The episodes of a generation that are not archived, lowest score first, shadow trials last. */
  public Page<Episode, Episode.Key> list(GenerationId generation, PageRequest<Episode.Key> page) {
    return page.page(
        unitOfWork.read(() -> episodes.page(generation, page.after(), page.limit())), Episode::key);
  }

  /** The fifth of a generation's episodes with the lowest scores, without shadow trials. */
  public Either<EvolutionRefused, Seq<Episode>> failing(GenerationId generation) {
    return unitOfWork.snapshot(
        () ->
            find.generation(generation)
                .map(known -> episodes.lowest(known.id(), Failing.of(episodes.count(known.id())))));
  }

  /**
   * Passes the actions of an episode one by one, in turn order; they are streamed, so that a long
   * episode needs no memory.
   */
  public Either<EvolutionRefused, Episode> replay(EpisodeId id, Consumer<EpisodeAction> actions) {
    return unitOfWork.snapshot(
        () -> find.episode(id).peek(episode -> episodes.scan(episode, actions)));
  }

  /** Actions of an episode in turn order, by sequence. */
  public Either<EvolutionRefused, Page<EpisodeAction, Long>> actions(
      EpisodeId id, PageRequest<Long> page) {
    return unitOfWork.snapshot(
        () ->
            find.episode(id)
                .map(
                    episode ->
                        page.page(
                            episodes.actions(episode, page.after().getOrElse(0L), page.limit()),
                            EpisodeAction::sequence)));
  }
}
