package dev.stoa.application.operations;

import dev.stoa.domain.operations.HealthFinding;
import io.vavr.collection.Seq;

/** One part of a look at a workspace; it changes nothing. */
@FunctionalInterface
public interface HealthCheck {

  Seq<HealthFinding> findings(HealthRequest request);
}
