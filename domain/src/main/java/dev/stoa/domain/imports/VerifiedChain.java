package dev.stoa.domain.imports;

import dev.stoa.domain.audit.aua.AuaReport;

/**
 * What verification of an imported audit chain found.
 *
 * @param chain its first hash
 */
public record VerifiedChain(String chain, AuaReport report) {}
