package dev.stoa.architecture.sample.schema;

/** Knows of no room. */
public final class Tables {
  public static final String MEMORY = "memory";

  private Tables() {}
}
