package dev.stoa.architecture.violators.operationscallnootheroperations.application.memory;

/** Sees the operations of its own context. */
public record GoodFront(MemoryOperations memory) {}
