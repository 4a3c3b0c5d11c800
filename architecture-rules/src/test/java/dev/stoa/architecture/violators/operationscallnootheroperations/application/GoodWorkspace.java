package dev.stoa.architecture.violators.operationscallnootheroperations.application;

import dev.stoa.architecture.violators.operationscallnootheroperations.application.memory.MemoryOperations;

/** Lists the operations of every context for callers from outside. */
public interface GoodWorkspace {
  MemoryOperations memory();
}
