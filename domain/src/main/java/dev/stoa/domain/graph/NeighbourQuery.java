package dev.stoa.domain.graph;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.ValidAt;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * A question for what is around an entity.
 *
 * @param entity its name, an alias or its id
 * @param hops over how many relations
 * @param types only relations of these types; none is all
 * @param direction which way relations are followed
 * @param limit the most entities
 * @param valid when relations and observations are true
 */
public record NeighbourQuery(
    String entity, int hops, Seq<String> types, Direction direction, int limit, ValidAt valid) {

  /** The most hops. */
  public static final int MAX_HOPS = 10;

  /** Refuses what no answer has. */
  public NeighbourQuery {
    if (hops < 1 || hops > MAX_HOPS) {
      throw new InvalidValue("hops " + hops + " is out of range: give 1 to " + MAX_HOPS);
    }
    Page.checkedSize(limit);
  }

  /** Its neighbours. */
  public static NeighbourQuery of(String entity) {
    return new NeighbourQuery(
        entity, 1, Vector.empty(), Direction.BOTH, Page.USUAL_SIZE, ValidAt.NOW);
  }

  /** Over this many relations. */
  public NeighbourQuery hops(int most) {
    return new NeighbourQuery(entity, most, types, direction, limit, valid);
  }

  /** Only over relations of these types. */
  public NeighbourQuery types(String... wanted) {
    return new NeighbourQuery(entity, hops, Vector.of(wanted), direction, limit, valid);
  }

  /** Only that way. */
  public NeighbourQuery direction(Direction way) {
    return new NeighbourQuery(entity, hops, types, way, limit, valid);
  }

  /** At most this many entities. */
  public NeighbourQuery limit(int most) {
    return new NeighbourQuery(entity, hops, types, direction, most, valid);
  }

  /** By what is true then, instead of now. */
  public NeighbourQuery valid(ValidAt when) {
    return new NeighbourQuery(entity, hops, types, direction, limit, when);
  }
}
