package dev.stoa.domain.kernel;

/** Where new identifiers come from; every call gives one never given before. */
@FunctionalInterface
public interface IdSource {

  /** Text without blanks, at most 64 characters. */
  String next();
}
