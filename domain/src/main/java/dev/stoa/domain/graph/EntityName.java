package dev.stoa.domain.graph;

import java.time.Instant;

/**
 * A name or an alias of an entity; no two entities share one.
 *
 * @param entity whose it is
 * @param holder the entity that it leads to
 */
public record EntityName(String name, EntityId entity, EntityId holder, Instant createdAt) {

  /** Refuses text that cannot be stored. */
  public EntityName {
    GraphText.name(name);
  }

  /** A new name of an entity. */
  public static EntityName of(String name, Entity entity, Instant now) {
    return new EntityName(name, entity.id(), entity.holder(), now);
  }
}
