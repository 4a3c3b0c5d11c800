package dev.stoa.architecture.violators.publicstaticsarefinal.bootstrap;

/** Can be changed by anyone. */
public final class BadGlobal {
  public static String name = "x";

  private BadGlobal() {}
}
