package dev.stoa.architecture.violators.nocontainerinside.domain;

import jakarta.inject.Inject;

/** Uses a container. */
public final class BadRule {
  @Inject
  BadRule() {}
}
