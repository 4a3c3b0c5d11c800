package dev.stoa.application.graph;

import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.graph.DescribedEntity;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityFacts;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.EntityName;
import dev.stoa.domain.graph.EntityQuery;
import dev.stoa.domain.graph.GraphChange;
import dev.stoa.domain.graph.GraphEntities;
import dev.stoa.domain.graph.GraphPart;
import dev.stoa.domain.graph.GraphPath;
import dev.stoa.domain.graph.GraphReading;
import dev.stoa.domain.graph.GraphRefused;
import dev.stoa.domain.graph.GraphStorage;
import dev.stoa.domain.graph.NamedRelation;
import dev.stoa.domain.graph.NeighbourQuery;
import dev.stoa.domain.graph.Neighbourhood;
import dev.stoa.domain.graph.NewEntity;
import dev.stoa.domain.graph.NewRelation;
import dev.stoa.domain.graph.Observation;
import dev.stoa.domain.graph.ObservationId;
import dev.stoa.domain.graph.SubGraph;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/**
 * Operations on the graph: entities, what is known of them, and how they are related.
 *
 * <p>An entity is given by its name, an alias or its id. Changes of the graph take turns, so that
 * no two entities get one name and no change is lost.
 */
public final class GraphOperations {

  private final UnitOfWork unitOfWork;
  private final GraphStorage storage;
  private final GraphEntities entities;
  private final ResolveEntities resolve;
  private final DescribeTrusted describe;
  private final RecordGraph record;
  private final CreateEntities create;
  private final ObserveEntities observe;
  private final RelateEntities relate;
  private final MergeEntities merge;
  private final ReadGraph read;
  private final WalkGraph walk;
  private final SearchGraph search;
  private final InstantSource clock;

  /** For one workspace, with its clock and id source. */
  public <S extends GraphStorage & SearchStorage & AuditStorage & TrustStorage> GraphOperations(
      S storage, InstantSource time, IdSource ids) {
    this.clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.storage = storage;
    this.entities = storage.graphEntities();
    this.resolve = new ResolveEntities(entities);
    this.describe = new DescribeTrusted(storage);
    this.record = new RecordGraph(storage, clock, ids);
    this.create = new CreateEntities(storage, record, clock, ids);
    this.observe = new ObserveEntities(storage, record, clock, ids);
    this.relate = new RelateEntities(storage, record, clock, ids);
    this.merge = new MergeEntities(storage, record, clock);
    this.read = new ReadGraph(storage);
    this.walk = new WalkGraph(storage);
    this.search = new SearchGraph(storage);
  }

  /**
   * Creates entities, audited; answers those that were created. One whose name is taken stays as it
   * is and is left out; an alias that is taken is refused.
   */
  public Either<GraphRefused, Seq<DescribedEntity>> create(Iterable<NewEntity> drafts) {
    Seq<NewEntity> all = Batch.checked(drafts);
    return unitOfWork.write(() -> create.create(all));
  }

  /** As above, of one; if its name is taken, the one that has it. */
  public Either<GraphRefused, DescribedEntity> create(NewEntity draft) {
    return unitOfWork.write(
        () ->
            create
                .create(Vector.of(draft))
                .flatMap(
                    made ->
                        made.isEmpty()
                            ? resolve.one(draft.name()).map(this::now)
                            : Either.right(made.head())));
  }

  /** Gives an entity another name, audited; the same one again changes nothing. */
  public Either<GraphRefused, DescribedEntity> alias(String entity, String alias) {
    return unitOfWork.write(
        () -> {
          entities.lockGraph();
          return resolve.one(entity).flatMap(known -> aliased(known, alias));
        });
  }

  private Either<GraphRefused, DescribedEntity> aliased(Entity known, String alias) {
    EntityName fresh = EntityName.of(alias, known, clock.instant());
    Option<Entity> taken = resolve.named(Vector.of(alias)).get(alias);
    if (taken.exists(other -> !other.id().equals(known.id()))) {
      return Either.left(new GraphRefused.NameTaken(alias, taken.get().name()));
    }
    if (taken.isEmpty()) {
      entities.addNames(Vector.of(fresh));
      record.changed(Vector.of(known));
      record.audited(StoaEventType.GRAPH_ALIASED, RecordGraph.of(known.id()));
    }
    return Either.right(now(known));
  }

  /**
   * Adds observations, audited; answers for each entity those that were not known. Nothing is
   * stored if one of the entities is unknown.
   */
  public Either<GraphRefused, Seq<Observed>> observe(Iterable<EntityFacts> facts) {
    Seq<EntityFacts> all = Batch.checked(facts);
    return unitOfWork.write(() -> observe.observe(all));
  }

  /** As above, of one entity. */
  public Either<GraphRefused, Observed> observe(String entity, String... contents) {
    return observe(Vector.of(EntityFacts.of(entity, contents))).map(Seq::head);
  }

  /** Relates known entities, audited; answers the relations that there were not. */
  public Either<GraphRefused, Seq<NamedRelation>> relate(Iterable<NewRelation> relations) {
    Seq<NewRelation> all = Batch.checked(relations);
    return unitOfWork.write(() -> relate.relate(all, false));
  }

  /** As above, of one. */
  public Either<GraphRefused, Seq<NamedRelation>> relate(String from, String type, String to) {
    return relate(Vector.of(NewRelation.of(from, to, type)));
  }

  /** As above; an unknown entity is kept by its name until it is created. */
  public Seq<NamedRelation> relateAny(Iterable<NewRelation> relations) {
    Seq<NewRelation> all = Batch.checked(relations);
    return unitOfWork.write(() -> relate.relate(all, true)).getOrElseThrow(RefusalException::new);
  }

  /**
   * Deletes entities with what is known of them, their relations and what was merged into them,
   * audited; what is missing is passed over. Answers how many there were.
   */
  public int delete(Iterable<String> names) {
    Seq<String> all = Batch.checked(names);
    return unitOfWork.run(
        () -> {
          entities.lockGraph();
          Seq<Entity> found = resolve.named(all).values().toVector().distinctBy(Entity::id);
          if (found.nonEmpty()) {
            entities.remove(found.flatMap(entity -> entities.holding(entity.id())).map(Entity::id));
            record.audited(
                StoaEventType.GRAPH_ENTITY_DELETED,
                found.map(entity -> RecordGraph.of(entity.id())));
          }
          return found.count(Entity::isKnown);
        });
  }

  /** Deletes observations, audited; what is missing is passed over. Answers how many there were. */
  public long deleteObservations(Iterable<EntityFacts> facts) {
    Seq<EntityFacts> all = Batch.checked(facts);
    return unitOfWork.run(() -> observe.remove(all, Option.none()));
  }

  /** Ends observations, audited: they are not true from that instant on, and are kept. */
  public long endObservations(Iterable<EntityFacts> facts, Instant end) {
    Seq<EntityFacts> all = Batch.checked(facts);
    Instant at = Instants.require("end", end);
    return unitOfWork.run(() -> observe.remove(all, Option.some(at)));
  }

  /** Deletes relations, audited; what is missing is passed over. Answers how many there were. */
  public long deleteRelations(Iterable<NewRelation> relations) {
    Seq<NewRelation> all = Batch.checked(relations);
    return unitOfWork.run(() -> relate.remove(all, Option.none()));
  }

  /** Ends relations, audited: they are not true from that instant on, and are kept. */
  public long endRelations(Iterable<NewRelation> relations, Instant end) {
    Seq<NewRelation> all = Batch.checked(relations);
    Instant at = Instants.require("end", end);
    return unitOfWork.run(() -> relate.remove(all, Option.some(at)));
  }

  /**
   * Merges an entity into another, audited: its names lead there, and the other holds what is known
   * of both. Nothing is lost, and {@link #separate} undoes it.
   */
  public Either<GraphRefused, DescribedEntity> merge(String entity, String into) {
    return unitOfWork.write(() -> merge.merge(entity, into).map(this::now));
  }

  /** Undoes a merge, audited; what was said of the entity since then stays with the other. */
  public Either<GraphRefused, DescribedEntity> separate(String entity) {
    return unitOfWork.write(() -> merge.separate(entity).map(this::now));
  }

  private DescribedEntity now(Entity entity) {
    return describe
        .describe(
            Vector.of(entities.find(entity.id()).getOrElse(entity)), Option.some(clock.instant()))
        .head();
  }

  /** The entity of this id, merged or not. */
  public Option<Entity> find(EntityId id) {
    return unitOfWork.read(() -> entities.find(id));
  }

  /** The observation of this id. */
  public Option<Observation> observation(ObservationId id) {
    return unitOfWork.read(() -> storage.graphObservations().find(id));
  }

  /** The entity that is meant, with what is known of it now. */
  public Either<GraphRefused, DescribedEntity> resolve(String entity) {
    return unitOfWork.snapshot(() -> resolve.one(entity).map(this::now));
  }

  /** The entities of these names, with every relation that touches one of them. */
  public SubGraph open(Iterable<String> names) {
    return open(names, ValidAt.NOW);
  }

  /** As above, with what is true then. */
  public SubGraph open(Iterable<String> names, ValidAt valid) {
    Seq<String> all = Batch.checked(names);
    return unitOfWork.snapshot(
        () -> {
          Option<Instant> at = valid.asOf(clock.instant());
          Seq<Entity> known =
              resolve
                  .named(all)
                  .values()
                  .toVector()
                  .filter(Entity::isKnown)
                  .distinctBy(Entity::id)
                  .sortBy(entity -> entity.sequence().get());
          return known.isEmpty() ? SubGraph.EMPTY : read.with(describe.describe(known, at), at);
        });
  }

  /** Entities in the order of their creation; the next page begins after its {@code next}. */
  public Page<DescribedEntity, Long> list(EntityQuery query) {
    return query
        .page()
        .page(
            unitOfWork.snapshot(
                () ->
                    describe.describe(
                        entities.page(query, clock.instant()),
                        query.valid().asOf(clock.instant()))),
            one -> one.entity().sequence().get());
  }

  /**
   * The entities whose name, type or observations contain a text, with every relation that touches
   * one of them; if there are none, the best ones by its words.
   *
   * @param tokens about how many tokens the entities may have
   */
  public FoundGraph containing(EntityQuery query, int tokens) {
    return unitOfWork.snapshot(
        () -> {
          Instant now = clock.instant();
          Option<Instant> at = query.valid().asOf(now);
          Seq<DescribedEntity> page = describe.describe(entities.page(query, now), at);
          if (page.nonEmpty() || query.page().after().isDefined()) {
            Seq<DescribedEntity> some = ReadGraph.fitting(page, tokens);
            boolean isMore = some.size() < page.size() || page.size() == query.page().limit();
            return new FoundGraph(
                read.with(some, at),
                false,
                some.lastOption().filter(last -> isMore).flatMap(last -> last.entity().sequence()));
          }
          Seq<DescribedEntity> best =
              query
                  .containing()
                  .filter(text -> !text.isBlank())
                  .map(text -> byWords(text, query.page().limit(), at))
                  .getOrElse(Vector.empty());
          return new FoundGraph(
              read.with(ReadGraph.fitting(best, tokens), at), best.nonEmpty(), Option.none());
        });
  }

  private Seq<DescribedEntity> byWords(String text, int limit, Option<Instant> at) {
    return search.search(TextQuery.about(text), 0, limit, at).map(EntityHit::entity);
  }

  /** Entities by the words of what is known of them, best first. */
  public Page<EntityHit, Integer> search(TextQuery question, PageRequest<Integer> page) {
    return Page.of(
        unitOfWork.snapshot(
            () ->
                search.search(
                    question,
                    page.after().getOrElse(0),
                    page.limit(),
                    Option.some(clock.instant()))),
        page);
  }

  /** The best answers to a question, with any of its words. */
  public Page<EntityHit, Integer> search(String words) {
    return search(TextQuery.about(words), PageRequest.first());
  }

  /** The whole graph, part by part: all entities first, then all relations. */
  public GraphPart read(GraphReading reading) {
    return unitOfWork.snapshot(() -> read.read(reading, clock.instant()));
  }

  /** What is around an entity. */
  public Either<GraphRefused, Neighbourhood> neighbours(NeighbourQuery query) {
    return unitOfWork.snapshot(
        () ->
            resolve
                .one(query.entity())
                .map(centre -> walk.around(centre, query, query.valid().asOf(clock.instant()))));
  }

  /** A shortest path over at most ten relations; none if there is none. */
  public Either<GraphRefused, Option<GraphPath>> path(String from, String to) {
    return path(from, to, NeighbourQuery.MAX_HOPS);
  }

  /** As above, over at most this many relations. */
  public Either<GraphRefused, Option<GraphPath>> path(String from, String to, int hops) {
    if (hops < 1 || hops > NeighbourQuery.MAX_HOPS) {
      throw new InvalidValue(
          "hops " + hops + " is out of range: give 1 to " + NeighbourQuery.MAX_HOPS);
    }
    return unitOfWork.snapshot(
        () ->
            resolve
                .one(from)
                .flatMap(
                    start ->
                        resolve
                            .one(to)
                            .map(
                                end ->
                                    walk.path(
                                        start.id(),
                                        end.id(),
                                        hops,
                                        Option.some(clock.instant())))));
  }

  /** What happened to what is known of an entity, oldest first. */
  public Either<GraphRefused, Seq<GraphChange>> history(String entity) {
    return unitOfWork.snapshot(() -> resolve.one(entity).map(new GraphHistory(storage, read)::of));
  }
}
