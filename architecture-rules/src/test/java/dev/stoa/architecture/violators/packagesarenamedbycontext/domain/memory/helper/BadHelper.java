package dev.stoa.architecture.violators.packagesarenamedbycontext.domain.memory.helper;

/** Lives in a package that says nothing. */
public record BadHelper() {}
