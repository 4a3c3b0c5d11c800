package dev.stoa.architecture.violators.nocontainerinside.adapter.jooq;

import jakarta.inject.Inject;

/** Asks a container. */
public final class BadAdapter {
  @Inject
  BadAdapter() {}
}
