package dev.stoa.application.graph;

import dev.stoa.domain.graph.DescribeEntities;
import dev.stoa.domain.graph.DescribedEntity;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.GraphStorage;
import dev.stoa.domain.graph.Observation;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * Says what is known of entities, without observations that are quarantined; requires an open unit
 * of work.
 */
final class DescribeTrusted {

  private final DescribeEntities describe;
  private final Origins origins;

  <S extends GraphStorage & TrustStorage> DescribeTrusted(S storage) {
    this.describe = new DescribeEntities(storage.graphEntities(), storage.graphObservations());
    this.origins = storage.origins();
  }

  /** In their order, with what is true at an instant, or ever. */
  Seq<DescribedEntity> describe(Seq<Entity> some, Option<Instant> validAt) {
    Seq<DescribedEntity> all = describe.describe(some, validAt);
    Seq<ItemRef> items = all.flatMap(DescribedEntity::observations).map(DescribeTrusted::item);
    if (items.isEmpty()) {
      return all;
    }
    Set<ItemRef> withdrawn = origins.withdrawn(items).map(Origin::item).toSet();
    return withdrawn.isEmpty() ? all : all.map(one -> without(one, withdrawn));
  }

  private static DescribedEntity without(DescribedEntity one, Set<ItemRef> withdrawn) {
    return new DescribedEntity(
        one.entity(),
        one.aliases(),
        one.observations().reject(each -> withdrawn.contains(item(each))));
  }

  private static ItemRef item(Observation one) {
    return ItemKind.OBSERVATION.ref(one.id().value());
  }
}
