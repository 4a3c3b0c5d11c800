package dev.stoa.testkit.postgres;

/** One way of getting a PostgreSQL: given by the caller, from a container, or from binaries. */
interface Way {

  /** What the sentence about failures calls this way. */
  String name();

  /**
   * Whether the caller asked for exactly this way, so that no other may silently take its place.
   */
  default boolean insisted() {
    return false;
  }

  /** Starts or reaches the server; any exception means this way cannot be had, and says why. */
  Running open(Durability durability) throws Exception;
}
