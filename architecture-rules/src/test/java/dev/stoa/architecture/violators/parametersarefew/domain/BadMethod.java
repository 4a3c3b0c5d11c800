package dev.stoa.architecture.violators.parametersarefew.domain;

/** Takes eight parameters. */
public interface BadMethod {
  void take(int a, int b, int c, int d, int e, int f, int g, int h);
}
