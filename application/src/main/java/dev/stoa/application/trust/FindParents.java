package dev.stoa.application.trust;

import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.TrustRefused;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** The step of finding the origins of what an item was made from. */
final class FindParents {

  private final Origins origins;

  FindParents(Origins origins) {
    this.origins = origins;
  }

  /**
   * What no origin was recorded for is as little trusted as an import.
   *
   * @throws RefusalException if one does not exist
   */
  Seq<Origin> find(Seq<ItemRef> from) {
    if (from.isEmpty()) {
      return Vector.empty();
    }
    Map<ItemRef, Origin> known = origins.find(from).toMap(Origin::item, one -> one);
    Seq<ItemRef> others = from.reject(known::containsKey);
    if (others.nonEmpty()) {
      others
          .removeAll(origins.known(others))
          .forEach(
              unknown -> {
                throw new RefusalException(new TrustRefused.UnknownParent(unknown));
              });
    }
    return from.map(item -> known.getOrElse(item, Origin.unknown(item)));
  }
}
