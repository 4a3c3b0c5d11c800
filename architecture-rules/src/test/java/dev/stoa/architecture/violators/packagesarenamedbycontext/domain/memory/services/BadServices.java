package dev.stoa.architecture.violators.packagesarenamedbycontext.domain.memory.services;

/** Lives in a package that says nothing. */
public record BadServices() {}
