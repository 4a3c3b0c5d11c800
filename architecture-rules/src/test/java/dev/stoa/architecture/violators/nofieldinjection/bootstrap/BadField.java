package dev.stoa.architecture.violators.nofieldinjection.bootstrap;

import jakarta.inject.Inject;

/** Is filled from behind. */
public final class BadField {
  @Inject String name;
}
