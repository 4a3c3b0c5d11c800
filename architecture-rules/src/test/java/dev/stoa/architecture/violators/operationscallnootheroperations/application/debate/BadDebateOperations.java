package dev.stoa.architecture.violators.operationscallnootheroperations.application.debate;

import dev.stoa.architecture.violators.operationscallnootheroperations.application.memory.MemoryOperations;

/** Sees the operations of another context. */
public final class BadDebateOperations {
  MemoryOperations memory = new MemoryOperations();
}
