package dev.stoa.domain.contextbackup;

import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Stores the registered specialists. */
public interface Specialists {

  /** Registers a specialist, or changes the window of the one with this name. */
  void save(Specialist specialist);

  /** The specialist of this name. */
  Option<Specialist> find(SpecialistName name);

  /** Those of these names that are registered, in any order. */
  Seq<Specialist> find(Seq<SpecialistName> names);

  /** By name, after a name. */
  Seq<Specialist> page(Option<SpecialistName> after, int limit);
}
