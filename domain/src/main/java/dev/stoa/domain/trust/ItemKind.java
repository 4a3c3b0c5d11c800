package dev.stoa.domain.trust;

import dev.stoa.domain.kernel.Labelled;

/** The kinds of items that have an origin. */
public enum ItemKind implements Labelled {
  MEMORY,
  NOTE,
  KNOWLEDGE,
  MESSAGE,
  EVIDENCE,
  CORRECTION,
  LESSON,
  FILE,
  /** A message of a conversation; {@link #MESSAGE} is one of a channel. */
  CONVERSATION,
  ENTITY,
  OBSERVATION;

  /** The kind of a label. */
  public static ItemKind labelled(String label) {
    return Labelled.of(ItemKind.class, "kind", label);
  }

  /** The item of this kind with an id. */
  public ItemRef ref(String id) {
    return new ItemRef(this, id);
  }
}
