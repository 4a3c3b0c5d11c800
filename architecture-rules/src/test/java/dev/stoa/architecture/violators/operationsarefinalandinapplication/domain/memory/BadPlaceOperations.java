package dev.stoa.architecture.violators.operationsarefinalandinapplication.domain.memory;

/** Is in the wrong layer. */
public final class BadPlaceOperations {}
