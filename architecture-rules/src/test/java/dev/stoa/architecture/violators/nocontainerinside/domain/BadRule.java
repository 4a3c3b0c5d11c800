package dev.stoa.architecture.violators.nocontainerinside.domain;

import jakarta.inject.Inject;

/** Asks a container. */
public final class BadRule {
  @Inject
  BadRule() {}
}
