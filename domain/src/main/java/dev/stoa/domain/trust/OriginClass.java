package dev.stoa.domain.trust;

import dev.stoa.domain.kernel.Labelled;

/** The kind of source that an item was written by, most trusted first. */
public enum OriginClass implements Labelled {
  /** A person. */
  PERSON,
  /** An agent, by its own reasoning. */
  AGENT,
  /** What a tool answered. */
  TOOL,
  /** A text that was read. */
  DOCUMENT,
  /** Content of another store, or of unknown origin. */
  IMPORTED;

  /** The class of a label. */
  public static OriginClass labelled(String label) {
    return Labelled.of(OriginClass.class, "origin", label);
  }

  /** The less trusted of two. */
  public OriginClass lower(OriginClass other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
