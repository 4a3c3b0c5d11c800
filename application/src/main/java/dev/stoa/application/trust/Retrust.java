package dev.stoa.application.trust;

import dev.stoa.domain.trust.Derivation;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.TrustGraph;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.HashSet;
import java.util.Set;

/** The step of working out the trust of items anew; requires an open write unit. */
final class Retrust {

  private final Origins origins;

  Retrust(Origins origins) {
    this.origins = origins;
  }

  /** Of these items and of all that was made from them; answers how many changed. */
  long below(Seq<ItemRef> items) {
    Seq<Origin> affected = origins.withDescendants(items);
    Seq<Derivation> edges = origins.parents(affected.map(Origin::item));
    Set<ItemRef> inside = new HashSet<>(affected.map(Origin::item).asJava());
    Seq<ItemRef> outside = edges.map(Derivation::parent).reject(inside::contains).distinct();
    Map<ItemRef, Trust> known = origins.find(outside).toMap(Origin::item, Origin::trust);
    Seq<Origin> changed = TrustGraph.changed(affected, edges, known);
    origins.save(changed);
    return changed.size();
  }
}
