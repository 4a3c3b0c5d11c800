package dev.stoa.testkit.contextbackup;

import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.contextbackup.Specialists;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** Specialists in a map. */
final class InMemorySpecialists implements Specialists {

  private final Cell<SortedMap<SpecialistName, Specialist>> specialists;

  InMemorySpecialists(InMemoryUnitOfWork unit) {
    this.specialists = unit.cell(TreeMap.empty());
  }

  @Override
  public void save(Specialist specialist) {
    specialists.update(all -> all.put(specialist.name(), specialist));
  }

  @Override
  public Option<Specialist> find(SpecialistName name) {
    return specialists.get().get(name);
  }

  @Override
  public Seq<Specialist> find(Seq<SpecialistName> names) {
    return names.distinct().flatMap(this::find);
  }

  @Override
  public Seq<Specialist> page(Option<SpecialistName> after, int limit) {
    return specialists
        .get()
        .values()
        .filter(one -> after.forAll(last -> one.name().compareTo(last) > 0))
        .take(limit)
        .toVector();
  }
}
