package dev.stoa.actions;

import dev.stoa.domain.kernel.Labelled;

/** What an action does to a workspace; each includes those before it. */
public enum Effect implements Labelled {
  /** Changes nothing. */
  READ,
  /** Adds or changes. */
  WRITE,
  /** Removes something permanently. */
  DESTRUCTIVE
}
