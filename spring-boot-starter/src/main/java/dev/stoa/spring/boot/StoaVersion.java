package dev.stoa.spring.boot;

import io.vavr.control.Option;

/** The version of the jar that a class is in. */
final class StoaVersion {

  private StoaVersion() {}

  static String of(Class<?> type) {
    return Option.of(type.getPackage().getImplementationVersion()).getOrElse("unknown");
  }
}
