package dev.stoa.architecture.violators.operationscallnootheroperations.application.memory;

/** Is seen. */
public final class MemoryOperations {}
