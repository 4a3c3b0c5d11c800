package dev.stoa.architecture.violators.operationscallnootheroperations.application.debate;

import dev.stoa.architecture.violators.operationscallnootheroperations.application.memory.MemoryOperations;

/** A step must not either. */
public record BadStep(MemoryOperations memory) {}
