package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Stores the changes of models; they are appended and never removed. */
public interface Promotions {

  /** Locks the changes of a specialist until the unit of work ends. */
  void lock(SpecialistName specialist);

  /** Appends a change. */
  void append(ModelPromotion promotion);

  /** Stores that a promotion was rolled back, and when. */
  void saveReverted(ModelPromotion promotion);

  /** The last change of a specialist. */
  Option<ModelPromotion> last(SpecialistName specialist);

  /** The last promotion of a specialist that was not rolled back. */
  Option<ModelPromotion> lastPromoted(SpecialistName specialist);

  /** The changes of a specialist with such metadata, newest first, before a number. */
  Seq<ModelPromotion> of(
      SpecialistName specialist, Option<MetadataFilter> where, Option<Long> before, int limit);

  /** The specialists that had changes, by name, from after the given one. */
  Seq<SpecialistName> specialists(Option<SpecialistName> after, int limit);
}
