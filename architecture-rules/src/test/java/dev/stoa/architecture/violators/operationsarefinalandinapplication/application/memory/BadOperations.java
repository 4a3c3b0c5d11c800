package dev.stoa.architecture.violators.operationsarefinalandinapplication.application.memory;

/** Is not final. */
public class BadOperations {}
