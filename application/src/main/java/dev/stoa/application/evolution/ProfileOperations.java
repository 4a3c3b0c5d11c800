package dev.stoa.application.evolution;

import dev.stoa.application.debate.UnifiedDiff;
import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.GenerationStatus;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Profiles;
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

/** Operations on profiles, which never change and are never deleted. */
public final class ProfileOperations {

  private final UnitOfWork unitOfWork;
  private final Profiles profiles;
  private final FindEvolution find;
  private final InstantSource clock;
  private final IdSource ids;

  /** For one workspace, with its clock and id source. */
  public ProfileOperations(EvolutionStorage storage, InstantSource time, IdSource ids) {
    this.unitOfWork = storage.unitOfWork();
    this.profiles = storage.profiles();
    this.find = new FindEvolution(storage);
    this.clock = MicrosecondClock.of(time);
    this.ids = ids;
  }

  /** Adds a profile to a generation that is not archived. */
  public Either<EvolutionRefused, AgentProfile> add(GenerationId generation, ProfileDraft draft) {
    return unitOfWork.write(
        () ->
            find.generation(generation)
                .flatMap(ProfileOperations::unlessArchived)
                .flatMap(open -> root(draft).map(root -> added(open, draft, root))));
  }

  private static Either<EvolutionRefused, Generation> unlessArchived(Generation generation) {
    return generation.status() == GenerationStatus.ARCHIVED
        ? Either.left(new EvolutionRefused.Archived(generation.id()))
        : Either.right(generation);
  }

  /** The root of the parent; none without one. */
  private Either<EvolutionRefused, Option<ProfileId>> root(ProfileDraft draft) {
    return draft
        .parent()
        .map(parent -> find.profile(parent).map(known -> Option.some(known.root())))
        .getOrElse(() -> Either.right(Option.none()));
  }

  private AgentProfile added(Generation generation, ProfileDraft draft, Option<ProfileId> root) {
    ProfileId id = new ProfileId(ids.next());
    AgentProfile profile =
        new AgentProfile(id, generation.id(), draft, root.getOrElse(id), clock.instant());
    profiles.add(Vector.of(profile));
    return profile;
  }

  /** A profile. */
  public Option<AgentProfile> find(ProfileId id) {
    return unitOfWork.read(() -> profiles.find(id));
  }

  /** The profiles of a generation, by id. */
  public Page<AgentProfile, ProfileId> list(GenerationId generation, PageRequest<ProfileId> page) {
    return page.page(
        unitOfWork.read(() -> profiles.of(generation, page.after(), page.limit())),
        AgentProfile::id);
  }

  /** A profile, the one it was derived from and so on, youngest first, up to the limit. */
  public Either<EvolutionRefused, Seq<AgentProfile>> lineage(ProfileId id, int limit) {
    Page.checkedSize(limit);
    return unitOfWork.snapshot(
        () -> find.profile(id).map(known -> profiles.lineage(known.id(), limit)));
  }

  /** The difference of two profiles as a unified diff; empty if they are equal. */
  public Either<EvolutionRefused, String> diff(ProfileId from, ProfileId to) {
    return unitOfWork.read(
        () ->
            find.profile(from)
                .flatMap(
                    before ->
                        find.profile(to)
                            .map(
                                after ->
                                    UnifiedDiff.between(
                                        "profile " + from,
                                        before.text(),
                                        "profile " + to,
                                        after.text()))));
  }
}
