package dev.stoa.architecture.violators.operationsarefinalandinapplication.domain.memory;

/** Is in the wrong room. */
public final class BadPlaceOperations {}
