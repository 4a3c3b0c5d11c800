package dev.stoa.architecture.violators.packagesarenamedbycontext.domain.memory.common;

/** Lives in a package that says nothing. */
public record BadCommon() {}
