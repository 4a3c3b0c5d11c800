package dev.stoa.architecture.violators.packagesarenamedbycontext.domain.memory.impl;

/** Lives in a package that says nothing. */
public record BadImpl() {}
