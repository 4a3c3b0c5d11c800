package dev.stoa.adapter.jooq.operations;

import dev.stoa.domain.operations.SubjectKind;
import java.util.EnumSet;
import java.util.Set;

/** What rows hold of the subject of an erasure. */
public enum SubjectKey {
  /** The id of an agent. */
  AGENT_ID(EnumSet.of(SubjectKind.AGENT)),
  /** The identity of an agent. */
  AGENT_NAME(EnumSet.of(SubjectKind.AGENT)),
  /** The id of a user. */
  USER(EnumSet.of(SubjectKind.USER)),
  /** A scope of memories that is the subject's alone. */
  SCOPE(EnumSet.allOf(SubjectKind.class)),
  /** A scope of memories that is the subject's alone, or the name of a memory's author. */
  MEMORY(EnumSet.allOf(SubjectKind.class)),
  /** Nothing: the rows may be about any subject. */
  ANYTHING(EnumSet.allOf(SubjectKind.class));

  private final Set<SubjectKind> kinds;

  SubjectKey(Set<SubjectKind> kinds) {
    this.kinds = kinds;
  }

  boolean isOf(SubjectKind kind) {
    return kinds.contains(kind);
  }
}
