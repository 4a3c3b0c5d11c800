package dev.stoa.architecture.violators.localesarenamed.domain;

import java.util.function.UnaryOperator;

/** Reaches for it itself. */
public final class BadReference {
  UnaryOperator<String> it() {
    return String::toLowerCase;
  }
}
