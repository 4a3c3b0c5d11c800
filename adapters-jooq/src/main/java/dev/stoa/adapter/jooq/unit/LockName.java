package dev.stoa.adapter.jooq.unit;

/**
 * What writers take turns at; each lock is named {@code <kind>:<which>}.
 *
 * <p>A row is locked as a row. These are for what is not a row: an unused name, the end of a log,
 * the posts of a channel.
 */
public enum LockName {
  /** The identity of an agent. */
  AGENT_IDENTITY("agent-identity"),
  /** Who is called what: shared by who records under a name, held alone by who changes one. */
  AGENT_NAMES("agent-names"),
  /** The end of the audit trail. */
  AUDIT("audit"),
  /** How far a reader has come in a channel. */
  BOOKMARK("bookmark"),
  /** A circuit breaker. */
  BREAKER("breaker"),
  /** The posts of a channel. */
  CHANNEL("channel"),
  /** The name of a channel. */
  CHANNEL_NAME("channel-name"),
  /** Which conclusions are indexed. */
  CONSENSUS_INDEX("consensus-index"),
  /** The id of a conversation. */
  CONVERSATION("conversation"),
  /** The id that another system gives a conversation of a user. */
  CONVERSATION_EXTERNAL("conversation-external"),
  /** How far conversations are indexed. */
  CONVERSATION_INDEX("conversation-index"),
  /** The id of a message of a conversation. */
  CONVERSATION_MESSAGE("conversation-message"),
  /** The subject of corrections in a field. */
  CORRECTION("correction"),
  /** How many created agents are active, and when the last was proposed. */
  CREATED_AGENT("created-agent"),
  /** A critique, or the numbers of all. */
  CRITIQUE("critique"),
  /** The conclusion of a debate. */
  DEBATE("debate"),
  /** The id of an episode. */
  EPISODE("episode"),
  /** The files of a scope. */
  FILES("files"),
  /** The order of generations, and which one is active. */
  GENERATION("generation"),
  /** The graph of entities. */
  GRAPH("graph"),
  /** What was imported from other systems. */
  IMPORT("import"),
  /** The newest learning state. */
  LEARNING_STATE("learning-state"),
  /** Which lessons are indexed. */
  LESSON_INDEX("lesson-index"),
  /** A maintenance task. */
  MAINTENANCE("maintenance"),
  /** The log of matches. */
  MATCH("match"),
  /** The id of a message. */
  MESSAGE("message"),
  /** How far messages are indexed. */
  MESSAGE_INDEX("message-index"),
  /** What is learnt from critiques. */
  PATTERN("pattern"),
  /** The name of a project. */
  PROJECT_NAME("project-name"),
  /** The model of a specialist. */
  PROMOTION("promotion"),
  /** The proofs of a debate. */
  PROOF("proof"),
  /** The runs for a query. */
  QUERY("query"),
  /** What is withdrawn: shared by who inherits trust, held alone by who withdraws or restores. */
  QUARANTINE("quarantine"),
  /** A request that may be sent again. */
  REQUEST("request"),
  /** The reputation of an agent. */
  REPUTATION("reputation"),
  /** The predictions of a tournament. */
  TOURNAMENT("tournament"),
  /** How far turns are indexed. */
  TURN_INDEX("turn-index");

  private final String kind;

  LockName(String kind) {
    this.kind = kind;
  }

  /** The lock of one thing. */
  public String of(Object which) {
    return kind + ":" + which;
  }

  /** The lock of all things of this kind. */
  public String all() {
    return kind + ":";
  }
}
