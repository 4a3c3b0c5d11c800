package dev.stoa.domain.graph;

import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.ValidAt;
import io.vavr.control.Option;

/**
 * A query for entities in the order of their creation; merged ones are with those that hold them.
 *
 * @param type only entities of this type
 * @param containing only those whose name, type or observations contain this text, whatever the
 *     case
 * @param valid when observations are true that are looked at
 */
public record EntityQuery(
    Option<String> type, Option<String> containing, ValidAt valid, PageRequest<Long> page)
    implements PagedQuery<Long, EntityQuery> {

  /** All entities. */
  public static EntityQuery all() {
    return new EntityQuery(Option.none(), Option.none(), ValidAt.NOW, PageRequest.first());
  }

  /** Only entities of this type. */
  public EntityQuery ofType(String wanted) {
    return new EntityQuery(Option.some(wanted), containing, valid, page);
  }

  /** Only those that contain this text. */
  public EntityQuery containing(String text) {
    return new EntityQuery(type, Option.some(text), valid, page);
  }

  /** By what is true then, instead of now. */
  public EntityQuery valid(ValidAt when) {
    return new EntityQuery(type, containing, when, page);
  }

  @Override
  public EntityQuery page(PageRequest<Long> wanted) {
    return new EntityQuery(type, containing, valid, wanted);
  }
}
