package dev.stoa.domain.audit.aua;

import org.jspecify.annotations.Nullable;

/** A row of the other system's {@code audit_log}, in the order it was inserted (its row id). */
public record AuaRow(
    long rowId,
    @Nullable String id,
    @Nullable Double createdAt,
    @Nullable String eventType,
    @Nullable String sessionId,
    @Nullable String traceId,
    @Nullable String requestId,
    @Nullable String routingMode,
    @Nullable String tokenId,
    @Nullable String field,
    @Nullable String specialist,
    @Nullable Double uScore,
    @Nullable Double confidence,
    @Nullable Double latencyMs,
    @Nullable String details,
    @Nullable String prevHash,
    @Nullable String currHash,
    @Nullable String tenantId) {}
