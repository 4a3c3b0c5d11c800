package dev.stoa.actions;

import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.trust.TrustOperations;
import dev.stoa.application.trust.WrittenBy;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.OriginClass;
import dev.stoa.domain.trust.Provenance;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The input of an action that writes items, and what its caller states of where they come from.
 *
 * @param input what the action takes
 */
record MadeFrom(
    Record input,
    @Param(value = "The items that it was made from: kind and id.", label = "kind:id")
        Seq<ItemRef> from,
    @Param("The class of its origin, if it is less trusted than the caller's own.")
        Option<OriginClass> origin,
    @Param("Where it comes from: an address or a few words.") Option<String> originSource,
    @Param("The token of a reading: it was made from what that showed.") Option<String> reading) {

  /** The members of an input, and those about its origin. */
  @SuppressWarnings("unchecked") // Only the work below sees which record it is.
  static <I extends Record> Input<I> of(Input<I> input) {
    return (Input<I>) (Input<?>) Input.of(MadeFrom.class, input.title()).flatten("input", input);
  }

  /** Does the work with items that come from there. */
  @SuppressWarnings("unchecked") // As above.
  static <I extends Record, O> Work<I, O> work(Work<I, O> work) {
    return (workspace, given, progress) -> {
      MadeFrom made = (MadeFrom) given;
      Provenance stated = made.provenance(workspace.trust());
      return WrittenBy.from(stated, () -> work.run(workspace, (I) made.input(), progress));
    };
  }

  private Provenance provenance(TrustOperations trust) {
    Provenance stated = new Provenance(origin, originSource, from);
    return reading
        .map(token -> trust.inheriting(stated, token).getOrElseThrow(RefusalException::new))
        .getOrElse(() -> trust.withoutReading(stated));
  }
}
