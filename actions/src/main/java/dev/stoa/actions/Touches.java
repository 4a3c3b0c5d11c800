package dev.stoa.actions;

import dev.stoa.domain.kernel.Labelled;

/** Whose data an action touches: the rule that decides which callers may run it, and on what. */
public enum Touches implements Labelled {
  /** What all callers of the workspace share. */
  WORKSPACE,
  /** What is done by one agent or to it: a caller that acts as an agent is that agent. */
  AGENT,
  /** Judgements about several agents: for callers that act as none. */
  AGENTS,
  /** What belongs to one user: a caller is that user. */
  USER,
  /** The store, or what is everyone's: for callers that act as no agent and may destroy. */
  OPERATOR;

  /** An action that changes nothing. */
  public ActionBuilder read(String name, String summary) {
    return new ActionBuilder(this, name, Effect.READ, summary);
  }

  /** An action that adds or changes. */
  public ActionBuilder write(String name, String summary) {
    return new ActionBuilder(this, name, Effect.WRITE, summary);
  }

  /** An action that removes something permanently. */
  public ActionBuilder destroy(String name, String summary) {
    return new ActionBuilder(this, name, Effect.DESTRUCTIVE, summary);
  }
}
