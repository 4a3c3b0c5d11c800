package dev.stoa.application.graph;

import dev.stoa.domain.graph.DescribedEntity;
import dev.stoa.domain.graph.Direction;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.GraphEntities;
import dev.stoa.domain.graph.GraphPath;
import dev.stoa.domain.graph.GraphRelations;
import dev.stoa.domain.graph.GraphStorage;
import dev.stoa.domain.graph.NamedRelation;
import dev.stoa.domain.graph.NeighbourQuery;
import dev.stoa.domain.graph.Neighbourhood;
import dev.stoa.domain.graph.Neighbourhood.Neighbour;
import dev.stoa.domain.graph.Relation;
import dev.stoa.domain.graph.SubGraph;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Objects;

/**
 * The steps of following relations, one statement for each direction and hop; require an open unit
 * of work.
 */
final class WalkGraph {

  /** The most relations of all entities at one distance that are followed each way. */
  static final int MOST_FOLLOWED = 20_000;

  private final GraphEntities entities;
  private final GraphRelations relations;
  private final DescribeTrusted describe;

  <S extends GraphStorage & TrustStorage> WalkGraph(S storage) {
    this.entities = storage.graphEntities();
    this.relations = storage.graphRelations();
    this.describe = new DescribeTrusted(storage);
  }

  Neighbourhood around(Entity centre, NeighbourQuery query, Option<Instant> at) {
    LinkedHashMap<EntityId, Integer> hops = new LinkedHashMap<>();
    hops.put(centre.id(), 0);
    Vector<Relation> followed = Vector.empty();
    boolean isCut = false;
    Vector<EntityId> edge = Vector.of(centre.id());
    for (int hop = 1; hop <= query.hops() && !edge.isEmpty(); hop++) {
      Vector<EntityId> next = Vector.empty();
      for (Relation one : followed(edge, query.direction(), query.types(), at)) {
        for (EntityId end : ends(one, query.direction())) {
          if (!hops.containsKey(end)) {
            if (hops.size() > query.limit()) {
              isCut = true;
              continue;
            }
            hops.put(end, hop);
            next = next.append(end);
          }
        }
        followed = followed.append(one);
      }
      edge = next;
    }
    Seq<DescribedEntity> described = described(Vector.ofAll(hops.keySet()), at);
    return new Neighbourhood(
        described.map(one -> new Neighbour(one, hops.getOrDefault(one.entity().id(), 0))),
        between(followed, described),
        isCut);
  }

  private Seq<Relation> followed(
      Seq<EntityId> edge, Direction direction, Seq<String> types, Option<Instant> at) {
    return relations
        .of(edge, direction, at, MOST_FOLLOWED)
        .filter(one -> types.isEmpty() || types.contains(one.type()));
  }

  private static Seq<EntityId> ends(Relation one, Direction direction) {
    return switch (direction) {
      case OUT -> Vector.of(one.toHolder());
      case IN -> Vector.of(one.fromHolder());
      case BOTH -> Vector.of(one.toHolder(), one.fromHolder());
    };
  }

  /** In the order of the ids. */
  private Seq<DescribedEntity> described(Seq<EntityId> ids, Option<Instant> at) {
    Map<EntityId, Entity> found = entities.find(ids).toMap(Entity::id, one -> one);
    return describe.describe(ids.flatMap(found::get), at);
  }

  private static Seq<NamedRelation> between(
      Seq<Relation> followed, Seq<DescribedEntity> described) {
    Map<EntityId, String> names = described.toMap(one -> one.entity().id(), DescribedEntity::name);
    return new SubGraph(
            described,
            followed
                .distinctBy(Relation::id)
                .filter(one -> names.containsKey(one.fromHolder()))
                .filter(one -> names.containsKey(one.toHolder()))
                .map(
                    one ->
                        new NamedRelation(
                            one,
                            names.get(one.fromHolder()).get(),
                            names.get(one.toHolder()).get())))
        .relations();
  }

  /** A step to an entity, from the one before. */
  private record Step(EntityId from, Option<Relation> over) {}

  /** One end of a path that is looked for. */
  private static final class Side {
    private final LinkedHashMap<EntityId, Step> reached = new LinkedHashMap<>();
    private Vector<EntityId> edge;

    Side(EntityId start) {
      reached.put(start, new Step(start, Option.none()));
      edge = Vector.of(start);
    }
  }

  /**
   * A shortest path, whichever way its relations go: from both ends, the smaller edge first.
   *
   * @param most the longest path that is looked for
   */
  Option<GraphPath> path(EntityId from, EntityId to, int most, Option<Instant> at) {
    Side start = new Side(from);
    Side end = new Side(to);
    Option<EntityId> met = Option.when(from.equals(to), from);
    for (int hop = 0; hop < most && met.isEmpty(); hop++) {
      boolean isStart = start.edge.size() <= end.edge.size();
      met = grown(isStart ? start : end, isStart ? end : start, at);
    }
    return met.map(where -> path(start, end, where));
  }

  private Option<EntityId> grown(Side side, Side other, Option<Instant> at) {
    Vector<EntityId> next = Vector.empty();
    for (Relation one : followed(side.edge, Direction.BOTH, Vector.empty(), at)) {
      for (EntityId end : ends(one, Direction.BOTH)) {
        EntityId before = one.other(end);
        if (!side.reached.containsKey(end) && side.reached.containsKey(before)) {
          side.reached.put(end, new Step(before, Option.some(one)));
          if (other.reached.containsKey(end)) {
            return Option.some(end);
          }
          next = next.append(end);
        }
      }
    }
    side.edge = next;
    return Option.none();
  }

  private GraphPath path(Side start, Side end, EntityId met) {
    Vector<EntityId> ids = Vector.of(met);
    Vector<Relation> over = Vector.empty();
    for (Step step = step(start, met); step.over().isDefined(); step = step(start, step.from())) {
      ids = ids.prepend(step.from());
      over = over.prepend(step.over().get());
    }
    for (Step step = step(end, met); step.over().isDefined(); step = step(end, step.from())) {
      ids = ids.append(step.from());
      over = over.append(step.over().get());
    }
    Map<EntityId, Entity> found = entities.find(ids).toMap(Entity::id, one -> one);
    return new GraphPath(
        ids.flatMap(found::get),
        over.map(
            one ->
                new NamedRelation(
                    one,
                    found.get(one.fromHolder()).get().name(),
                    found.get(one.toHolder()).get().name())));
  }

  private static Step step(Side side, EntityId at) {
    return Objects.requireNonNull(side.reached.get(at));
  }
}
