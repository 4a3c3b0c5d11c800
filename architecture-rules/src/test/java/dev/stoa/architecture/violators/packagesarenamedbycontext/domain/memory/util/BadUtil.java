package dev.stoa.architecture.violators.packagesarenamedbycontext.domain.memory.util;

/** Lives in a package that says nothing. */
public record BadUtil() {}
