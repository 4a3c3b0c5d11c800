package dev.stoa.actions;

/** What an action does to a workspace; each includes those before it. */
public enum Effect {
  /** Changes nothing. */
  READ,
  /** Adds or changes. */
  WRITE,
  /** Removes something permanently. */
  DESTRUCTIVE
}
