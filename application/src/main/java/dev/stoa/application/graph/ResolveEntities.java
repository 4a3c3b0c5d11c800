package dev.stoa.application.graph;

import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.EntityName;
import dev.stoa.domain.graph.GraphEntities;
import dev.stoa.domain.graph.GraphRefused;
import dev.stoa.domain.graph.GraphText;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The step of finding entities by their names; requires an open unit of work. */
final class ResolveEntities {

  private final GraphEntities entities;

  ResolveEntities(GraphEntities entities) {
    this.entities = entities;
  }

  /** The entities that these names lead to, whether more is known of them or not. */
  Map<String, Entity> named(Seq<String> names) {
    Seq<EntityName> found = entities.named(names.distinct());
    Map<EntityId, Entity> held =
        entities.find(found.map(EntityName::holder).distinct()).toMap(Entity::id, one -> one);
    return found.foldLeft(
        LinkedHashMap.empty(), (all, name) -> all.put(name.name(), held.get(name.holder()).get()));
  }

  /** The entity of a name, an alias or an id; it holds itself. */
  Either<GraphRefused, Entity> one(String reference) {
    PlainText.require("entity", reference, GraphText.MAX_NAME);
    return named(Vector.of(reference))
        .get(reference)
        .orElse(() -> ofId(reference).flatMap(one -> entities.find(one.holder())))
        .filter(Entity::isKnown)
        .toEither(() -> new GraphRefused.Unknown(reference));
  }

  /** The entity that has this name or id itself, also if it was merged into another. */
  Either<GraphRefused, Entity> itself(String reference) {
    PlainText.require("entity", reference, GraphText.MAX_NAME);
    return entities
        .named(Vector.of(reference))
        .headOption()
        .flatMap(name -> entities.find(name.entity()))
        .orElse(() -> ofId(reference))
        .toEither(() -> new GraphRefused.Unknown(reference));
  }

  private Option<Entity> ofId(String reference) {
    return reference.length() > EntityId.MAX_LENGTH
        ? Option.none()
        : entities.find(new EntityId(reference));
  }
}
