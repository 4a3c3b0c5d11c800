package dev.stoa.architecture.violators.nocontainerinside.adapter.jooq;

import jakarta.inject.Inject;

/** Uses a container. */
public final class BadAdapter {
  @Inject
  BadAdapter() {}
}
