package dev.stoa.domain.search;

import dev.stoa.domain.trust.ItemRef;
import io.vavr.control.Option;

/**
 * Where a text occurs, and its owner.
 *
 * @param owner the scope of a memory, a file or a correction, the channel of a message, the source
 *     of evidence, the domain of a consensus or a lesson, the type of an entity, the user of a
 *     conversation, else an agent
 */
public record SearchPlace(SearchSource source, String id, String owner) {

  /** The item that is there, if its kind has an origin. */
  public Option<ItemRef> item() {
    return source.items().map(kind -> kind.ref(id));
  }
}
