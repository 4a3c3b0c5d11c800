package dev.stoa.architecture.violators.operationscallnootheroperations.application;

import dev.stoa.architecture.violators.operationscallnootheroperations.application.memory.MemoryOperations;

/** Is seen. */
public interface Everything {
  MemoryOperations memory();
}
