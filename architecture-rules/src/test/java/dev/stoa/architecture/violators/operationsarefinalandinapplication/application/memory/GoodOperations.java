package dev.stoa.architecture.violators.operationsarefinalandinapplication.application.memory;

/** Is as it should be. */
public final class GoodOperations {}
