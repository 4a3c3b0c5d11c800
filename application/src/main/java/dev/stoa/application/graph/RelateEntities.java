package dev.stoa.application.graph;

import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.EntityName;
import dev.stoa.domain.graph.GraphEntities;
import dev.stoa.domain.graph.GraphRefused;
import dev.stoa.domain.graph.GraphRelations;
import dev.stoa.domain.graph.GraphStorage;
import dev.stoa.domain.graph.NamedRelation;
import dev.stoa.domain.graph.NewRelation;
import dev.stoa.domain.graph.Relation;
import dev.stoa.domain.graph.Relation.Said;
import dev.stoa.domain.graph.RelationId;
import dev.stoa.domain.kernel.IdSource;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** The steps of relating entities and of undoing it; require an open write unit. */
final class RelateEntities {

  private final GraphEntities entities;
  private final GraphRelations relations;
  private final ResolveEntities resolve;
  private final RecordGraph record;
  private final InstantSource clock;
  private final IdSource ids;

  RelateEntities(GraphStorage storage, RecordGraph record, InstantSource clock, IdSource ids) {
    this.entities = storage.graphEntities();
    this.relations = storage.graphRelations();
    this.resolve = new ResolveEntities(entities);
    this.record = record;
    this.clock = clock;
    this.ids = ids;
  }

  /**
   * The relations that were not known before.
   *
   * @param mention whether an unknown entity is kept by its name, instead of being refused
   */
  Either<GraphRefused, Seq<NamedRelation>> relate(Seq<NewRelation> drafts, boolean mention) {
    entities.lockGraph();
    Seq<String> names = names(drafts);
    Map<String, Entity> known = resolve.named(names);
    Seq<String> unknown = names.reject(name -> known.get(name).exists(Entity::isKnown));
    if (!mention && unknown.nonEmpty()) {
      return Either.left(new GraphRefused.Unknown(unknown.head()));
    }
    return Either.right(related(drafts, mentioned(names.reject(known::containsKey), known)));
  }

  private static Seq<String> names(Seq<NewRelation> drafts) {
    return drafts.flatMap(one -> Vector.of(one.from(), one.to())).distinct();
  }

  private Map<String, Entity> mentioned(Seq<String> names, Map<String, Entity> known) {
    Instant now = clock.instant();
    Seq<Entity> added =
        names.map(name -> Entity.mentioned(new EntityId(ids.next()), name, now)).toVector();
    entities.add(added);
    entities.addNames(added.map(one -> EntityName.of(one.name(), one, now)));
    return added.foldLeft(known, (all, one) -> all.put(one.name(), one));
  }

  private Seq<NamedRelation> related(Seq<NewRelation> drafts, Map<String, Entity> known) {
    Instant now = clock.instant();
    long next = relations.nextSequence();
    KnownTruths<Said> before = new KnownTruths<>();
    stored(drafts, known).forEach(one -> before.add(one.said(), one.validity()));
    Vector<NamedRelation> added = Vector.empty();
    for (NewRelation draft : drafts) {
      Entity from = known.get(draft.from()).get();
      Entity to = known.get(draft.to()).get();
      Said said = new Said(from.id(), to.id(), draft.type());
      if (!before.has(said, draft.validity(), now)) {
        Relation one = Relation.of(new RelationId(ids.next()), next, from, to, draft, now);
        next++;
        before.add(said, draft.validity());
        added = added.append(new NamedRelation(one, from.name(), to.name()));
      }
    }
    if (added.nonEmpty()) {
      relations.add(added.map(NamedRelation::relation));
      record.audited(
          StoaEventType.GRAPH_RELATED, AuditMembers.NONE.number("relations", added.size()));
    }
    return added;
  }

  /** What is stored between the same entities. */
  private Vector<Relation> stored(Seq<NewRelation> drafts, Map<String, Entity> known) {
    Vector<Relation> found = Vector.empty();
    for (var ends :
        drafts
            .flatMap(one -> known.get(one.from()).map(from -> new Ends(from.id(), one.to())))
            .groupBy(Ends::from)) {
      found =
          found.appendAll(
              relations.between(
                  ends._1, ends._2.flatMap(one -> known.get(one.to())).map(Entity::id).distinct()));
    }
    return found;
  }

  private record Ends(EntityId from, String to) {}

  /** Removes relations that say the same, or ends them; what is missing is passed over. */
  long remove(Seq<NewRelation> drafts, Option<Instant> end) {
    entities.lockGraph();
    Map<String, Entity> known = resolve.named(names(drafts));
    Set<Said> said =
        HashSet.ofAll(
            drafts.flatMap(
                one ->
                    known
                        .get(one.from())
                        .flatMap(
                            from ->
                                known
                                    .get(one.to())
                                    .map(to -> new Said(from.id(), to.id(), one.type())))));
    Seq<Relation> found = stored(drafts, known).filter(one -> said.contains(one.said()));
    if (found.isEmpty()) {
      return 0;
    }
    if (end.isDefined()) {
      relations.save(found.map(one -> one.ending(end.get())));
    } else {
      relations.remove(found.map(Relation::id));
    }
    record.audited(
        end.isDefined() ? StoaEventType.GRAPH_ENDED : StoaEventType.GRAPH_RELATIONS_DELETED,
        AuditMembers.NONE.number("relations", found.size()));
    return found.size();
  }
}
