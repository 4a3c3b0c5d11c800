package dev.stoa.architecture.violators.packagesarenamedbycontext.domain.memory.manager;

/** Lives in a package that says nothing. */
public record BadManager() {}
