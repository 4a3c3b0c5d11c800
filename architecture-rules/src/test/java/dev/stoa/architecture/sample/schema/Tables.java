package dev.stoa.architecture.sample.schema;

/** Knows of no layer. */
public final class Tables {
  public static final String MEMORY = "memory";

  private Tables() {}
}
