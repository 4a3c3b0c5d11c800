package dev.stoa.testkit.evolution;

import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Profiles;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Profiles in a map. */
final class InMemoryProfiles implements Profiles {

  private final EvolutionCells cells;

  InMemoryProfiles(EvolutionCells cells) {
    this.cells = cells;
  }

  @Override
  public void add(Seq<AgentProfile> profiles) {
    cells.profiles().requireWriting();
    for (AgentProfile one : profiles) {
      EvolutionCells.require(
          !cells.has(one.id())
              && cells.has(one.generation())
              && one.draft().parent().forAll(cells::has),
          "profile " + one.id());
      cells.profiles().update(all -> all.put(one.id(), one));
    }
  }

  @Override
  public Option<AgentProfile> find(ProfileId id) {
    return cells.profiles().get().get(id);
  }

  @Override
  public Seq<ProfileId> known(Seq<ProfileId> ids) {
    return ids.distinct().filter(cells::has);
  }

  @Override
  public Seq<AgentProfile> of(GenerationId generation, Option<ProfileId> after, int limit) {
    return cells
        .profiles()
        .get()
        .values()
        .filter(one -> one.generation().equals(generation))
        .filter(one -> after.forAll(last -> one.id().compareTo(last) > 0))
        .toVector()
        .sortBy(AgentProfile::id)
        .take(limit);
  }

  @Override
  public Seq<AgentProfile> lineage(ProfileId id, int limit) {
    Vector<AgentProfile> line = Vector.empty();
    Option<AgentProfile> next = find(id);
    while (next.isDefined() && line.size() < limit) {
      line = line.append(next.get());
      next = next.get().draft().parent().flatMap(this::find);
    }
    return line;
  }
}
