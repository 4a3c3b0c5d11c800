package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.Labelled;

/** Whose content an erasure removes. */
public enum SubjectKind implements Labelled {
  AGENT,
  USER
}
