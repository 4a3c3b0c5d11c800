package dev.stoa.architecture.violators.packagesarenamedbycontext.domain.memory.model;

/** Lives in a package that says nothing. */
public record BadModel() {}
