package dev.stoa.architecture.violators.packagesarenamedbycontext.domain.memory.service;

/** Lives in a package that says nothing. */
public record BadService() {}
