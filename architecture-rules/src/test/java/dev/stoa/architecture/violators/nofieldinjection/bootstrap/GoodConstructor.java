package dev.stoa.architecture.violators.nofieldinjection.bootstrap;

import jakarta.inject.Inject;

/** Is given what it needs. */
public final class GoodConstructor {
  @Inject
  GoodConstructor() {}
}
