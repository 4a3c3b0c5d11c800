package dev.stoa.domain.graph;

import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;

/**
 * The rule of merging entities and of undoing it.
 *
 * <p>Nothing is rewritten: each name, observation and relation keeps the entity of which it was
 * said, and beside it the one that holds it now. So merges can be undone one by one, in any order.
 */
public final class Merge {

  private Merge() {}

  /**
   * What follows an entity when its merge is undone: itself, and what was merged into it.
   *
   * @param held everything that the same entity holds
   */
  public static Set<EntityId> members(EntityId separated, Seq<Entity> held) {
    Set<EntityId> members = HashSet.of(separated);
    int before;
    do {
      Set<EntityId> known = members;
      before = known.size();
      members =
          known.addAll(
              held.filter(one -> one.merged().exists(by -> known.contains(by.into())))
                  .map(Entity::id));
    } while (members.size() > before);
    return members;
  }
}
