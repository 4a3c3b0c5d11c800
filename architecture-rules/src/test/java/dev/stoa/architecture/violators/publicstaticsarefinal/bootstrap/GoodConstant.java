package dev.stoa.architecture.violators.publicstaticsarefinal.bootstrap;

/** Cannot. */
public final class GoodConstant {
  public static final String NAME = "x";

  private GoodConstant() {}
}
