package dev.stoa.architecture.violators.packagesarenamedbycontext.domain.memory.utilities;

/** Only whole names count. */
public record GoodUtility() {}
