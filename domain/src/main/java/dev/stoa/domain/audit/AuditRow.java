package dev.stoa.domain.audit;

import org.jspecify.annotations.Nullable;

/**
 * An entry exactly as the store gives it back, believed in nothing: a tampered row must be read
 * without a complaint so that the verifier can name what is wrong with it.
 *
 * @param at the instant as fixed-width UTC text, {@code 2026-01-02T03:04:05.123456Z}
 * @param details the canonical JSON text as it was stored
 * @param prevHash 64 hexadecimal digits
 * @param hash 64 hexadecimal digits
 * @param treeNodes the hashes of the completed tree nodes, level 1 first; not to be changed
 */
@SuppressWarnings("ArrayRecordComponent") // Copying it would cost as much as checking it.
public record AuditRow(
    long sequence,
    @Nullable String id,
    @Nullable String at,
    @Nullable String eventType,
    @Nullable String sessionId,
    @Nullable String traceId,
    @Nullable String tokenId,
    @Nullable String field,
    @Nullable String specialist,
    @Nullable Double uScore,
    @Nullable Double confidence,
    @Nullable Double latencyMs,
    @Nullable String details,
    @Nullable String prevHash,
    @Nullable String hash,
    byte @Nullable [] treeNodes) {

  /** The row that a store must return for this entry. */
  public static AuditRow of(ChainedEntry chained) {
    AuditEntry entry = chained.entry();
    return AttestedRow.of(
        entry.sequence(),
        entry.id(),
        entry.at(),
        entry.event(),
        entry.previous(),
        entry.hash().hex(),
        chained.treeNodeBytes());
  }
}
