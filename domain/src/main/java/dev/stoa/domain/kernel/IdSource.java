package dev.stoa.domain.kernel;

/** Generates ids; every call returns a new one. */
@FunctionalInterface
public interface IdSource {

  /** Text without whitespace, at most 64 characters. */
  String next();
}
