package dev.stoa.architecture.violators.nofieldinjection.bootstrap;

import com.google.inject.Inject;

/** Is filled from behind. */
public final class BadGuice {
  @Inject String name;
}
