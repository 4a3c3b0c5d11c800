package dev.stoa.application.graph;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.trust.BindOrigins;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.graph.DescribeEntities;
import dev.stoa.domain.graph.DescribedEntity;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.GraphEntities;
import dev.stoa.domain.graph.GraphStorage;
import dev.stoa.domain.graph.Observation;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.InstantSource;

/**
 * The step that follows every change of the graph: the index, the origins and the audit trail learn
 * of it; requires an open write unit.
 */
final class RecordGraph {

  private final GraphEntities entities;
  private final DescribeEntities describe;
  private final TextIndex index;
  private final BindOrigins origins;
  private final AppendAudit audit;
  private final InstantSource clock;

  <S extends GraphStorage & SearchStorage & AuditStorage & TrustStorage> RecordGraph(
      S storage, InstantSource clock, IdSource ids) {
    this.entities = storage.graphEntities();
    this.describe = new DescribeEntities(entities, storage.graphObservations());
    this.index = storage.textIndex();
    this.origins = new BindOrigins(storage, clock);
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.clock = clock;
  }

  /** New entities with their observations; answers what is known of them. */
  Seq<DescribedEntity> created(Seq<Entity> added, Seq<Observation> observations) {
    Seq<DescribedEntity> described = indexed(added);
    AuditMembers bound = origins.bind(ItemKind.ENTITY, added.map(entity -> entity.id().value()));
    bind(observations);
    audit.recordAll(
        described.map(
            one ->
                AuditEvent.of(
                    StoaEventType.GRAPH_ENTITY_CREATED,
                    of(one.entity().id())
                        .number("observations", one.observations().size())
                        .and(bound))));
    return described;
  }

  /** New observations of entities that there were. */
  void observed(Seq<Entity> of, Seq<Observation> added) {
    changed(of);
    AuditMembers bound = bind(added);
    audit.recordAll(
        of.map(
            entity ->
                AuditEvent.of(
                    StoaEventType.GRAPH_OBSERVED,
                    of(entity.id())
                        .number(
                            "observations", added.count(one -> one.holder().equals(entity.id())))
                        .and(bound))));
  }

  private AuditMembers bind(Seq<Observation> added) {
    return origins.bind(ItemKind.OBSERVATION, added.map(one -> one.id().value()));
  }

  /** Entities of which something else is known now. */
  void changed(Seq<Entity> some) {
    Seq<Entity> after = some.map(entity -> entity.changed(clock.instant()));
    entities.save(after);
    indexed(after);
  }

  Seq<DescribedEntity> indexed(Seq<Entity> some) {
    Seq<DescribedEntity> described = describe.describe(some, Option.none());
    index.putAll(described.map(DescribedEntity::document));
    return described;
  }

  void unindexed(EntityId id) {
    index.remove(SearchSource.ENTITY, id.value());
  }

  void audited(StoaEventType type, AuditMembers members) {
    audit.record(AuditEvent.of(type, members));
  }

  void audited(StoaEventType type, Seq<AuditMembers> all) {
    audit.recordAll(all.map(members -> AuditEvent.of(type, members)));
  }

  static AuditMembers of(EntityId id) {
    return AuditMembers.of("entity_id", id.value());
  }
}
