package dev.stoa.architecture.violators.nocontainerinside.application;

import jakarta.inject.Inject;

/** Uses a container. */
public final class BadUse {
  @Inject
  BadUse() {}
}
