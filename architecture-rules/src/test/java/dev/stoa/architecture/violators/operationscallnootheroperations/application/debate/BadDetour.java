package dev.stoa.architecture.violators.operationscallnootheroperations.application.debate;

import dev.stoa.architecture.violators.operationscallnootheroperations.application.Everything;

/** Reaches the operations of another context through the list of all. */
public record BadDetour(Everything all) {}
