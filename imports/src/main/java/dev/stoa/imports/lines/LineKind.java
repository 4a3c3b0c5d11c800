package dev.stoa.imports.lines;

import dev.stoa.domain.kernel.Labelled;

/** What a line is. */
enum LineKind implements Labelled {
  MEMORY,
  KNOWLEDGE,
  CONVERSATION,
  MESSAGE;

  /** The member that says it. */
  static final String MEMBER = "type";

  static LineKind labelled(String label) {
    return Labelled.of(LineKind.class, MEMBER, label);
  }
}
