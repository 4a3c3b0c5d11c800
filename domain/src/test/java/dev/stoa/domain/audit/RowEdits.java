package dev.stoa.domain.audit;

import io.vavr.Tuple2;
import io.vavr.collection.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What a tamperer can do to one row: change any one column and leave the rest. */
final class RowEdits {

  /** One edit per attested column, by the column's name. */
  static final List<Tuple2<String, UnaryOperator<AuditRow>>> ATTESTED =
      List.of(
          edit("sequence", row -> withSequence(row, row.sequence() + 1_000)),
          edit("id", row -> withId(row, "forged")),
          edit("at", row -> withAt(row, "2026-01-02T03:04:05.123457Z")),
          edit("eventType", row -> withEventType(row, "forged")),
          edit("sessionId", row -> withSessionId(row, "forged")),
          edit("traceId", row -> withTraceId(row, "forged")),
          edit("tokenId", row -> withTokenId(row, "forged")),
          edit("field", row -> withField(row, "forged")),
          edit("specialist", row -> withSpecialist(row, "forged")),
          edit("uScore", row -> withUScore(row, 0.123)),
          edit("confidence", row -> withConfidence(row, 0.124)),
          edit("latencyMs", row -> withLatencyMs(row, 0.125)),
          edit("details", row -> withDetails(row, "{}")),
          edit("prevHash", row -> withPrevHash(row, "00")));

  private RowEdits() {}

  private static Tuple2<String, UnaryOperator<AuditRow>> edit(
      String column, UnaryOperator<AuditRow> change) {
    return new Tuple2<>(column, change);
  }

  static AuditRow withSequence(AuditRow row, long sequence) {
    return new AuditRow(
        sequence,
        row.id(),
        row.at(),
        row.eventType(),
        row.sessionId(),
        row.traceId(),
        row.tokenId(),
        row.field(),
        row.specialist(),
        row.uScore(),
        row.confidence(),
        row.latencyMs(),
        row.details(),
        row.prevHash(),
        row.hash(),
        row.treeNodes());
  }

  static AuditRow withId(AuditRow row, @Nullable String id) {
    return new AuditRow(
        row.sequence(),
        id,
        row.at(),
        row.eventType(),
        row.sessionId(),
        row.traceId(),
        row.tokenId(),
        row.field(),
        row.specialist(),
        row.uScore(),
        row.confidence(),
        row.latencyMs(),
        row.details(),
        row.prevHash(),
        row.hash(),
        row.treeNodes());
  }

  static AuditRow withAt(AuditRow row, @Nullable String at) {
    return new AuditRow(
        row.sequence(),
        row.id(),
        at,
        row.eventType(),
        row.sessionId(),
        row.traceId(),
        row.tokenId(),
        row.field(),
        row.specialist(),
        row.uScore(),
        row.confidence(),
        row.latencyMs(),
        row.details(),
        row.prevHash(),
        row.hash(),
        row.treeNodes());
  }

  static AuditRow withEventType(AuditRow row, @Nullable String eventType) {
    return new AuditRow(
        row.sequence(),
        row.id(),
        row.at(),
        eventType,
        row.sessionId(),
        row.traceId(),
        row.tokenId(),
        row.field(),
        row.specialist(),
        row.uScore(),
        row.confidence(),
        row.latencyMs(),
        row.details(),
        row.prevHash(),
        row.hash(),
        row.treeNodes());
  }

  static AuditRow withSessionId(AuditRow row, @Nullable String sessionId) {
    return new AuditRow(
        row.sequence(),
        row.id(),
        row.at(),
        row.eventType(),
        sessionId,
        row.traceId(),
        row.tokenId(),
        row.field(),
        row.specialist(),
        row.uScore(),
        row.confidence(),
        row.latencyMs(),
        row.details(),
        row.prevHash(),
        row.hash(),
        row.treeNodes());
  }

  static AuditRow withTraceId(AuditRow row, @Nullable String traceId) {
    return new AuditRow(
        row.sequence(),
        row.id(),
        row.at(),
        row.eventType(),
        row.sessionId(),
        traceId,
        row.tokenId(),
        row.field(),
        row.specialist(),
        row.uScore(),
        row.confidence(),
        row.latencyMs(),
        row.details(),
        row.prevHash(),
        row.hash(),
        row.treeNodes());
  }

  static AuditRow withTokenId(AuditRow row, @Nullable String tokenId) {
    return new AuditRow(
        row.sequence(),
        row.id(),
        row.at(),
        row.eventType(),
        row.sessionId(),
        row.traceId(),
        tokenId,
        row.field(),
        row.specialist(),
        row.uScore(),
        row.confidence(),
        row.latencyMs(),
        row.details(),
        row.prevHash(),
        row.hash(),
        row.treeNodes());
  }

  static AuditRow withField(AuditRow row, @Nullable String field) {
    return new AuditRow(
        row.sequence(),
        row.id(),
        row.at(),
        row.eventType(),
        row.sessionId(),
        row.traceId(),
        row.tokenId(),
        field,
        row.specialist(),
        row.uScore(),
        row.confidence(),
        row.latencyMs(),
        row.details(),
        row.prevHash(),
        row.hash(),
        row.treeNodes());
  }

  static AuditRow withSpecialist(AuditRow row, @Nullable String specialist) {
    return new AuditRow(
        row.sequence(),
        row.id(),
        row.at(),
        row.eventType(),
        row.sessionId(),
        row.traceId(),
        row.tokenId(),
        row.field(),
        specialist,
        row.uScore(),
        row.confidence(),
        row.latencyMs(),
        row.details(),
        row.prevHash(),
        row.hash(),
        row.treeNodes());
  }

  static AuditRow withUScore(AuditRow row, @Nullable Double uScore) {
    return new AuditRow(
        row.sequence(),
        row.id(),
        row.at(),
        row.eventType(),
        row.sessionId(),
        row.traceId(),
        row.tokenId(),
        row.field(),
        row.specialist(),
        uScore,
        row.confidence(),
        row.latencyMs(),
        row.details(),
        row.prevHash(),
        row.hash(),
        row.treeNodes());
  }

  static AuditRow withConfidence(AuditRow row, @Nullable Double confidence) {
    return new AuditRow(
        row.sequence(),
        row.id(),
        row.at(),
        row.eventType(),
        row.sessionId(),
        row.traceId(),
        row.tokenId(),
        row.field(),
        row.specialist(),
        row.uScore(),
        confidence,
        row.latencyMs(),
        row.details(),
        row.prevHash(),
        row.hash(),
        row.treeNodes());
  }

  static AuditRow withLatencyMs(AuditRow row, @Nullable Double latencyMs) {
    return new AuditRow(
        row.sequence(),
        row.id(),
        row.at(),
        row.eventType(),
        row.sessionId(),
        row.traceId(),
        row.tokenId(),
        row.field(),
        row.specialist(),
        row.uScore(),
        row.confidence(),
        latencyMs,
        row.details(),
        row.prevHash(),
        row.hash(),
        row.treeNodes());
  }

  static AuditRow withDetails(AuditRow row, @Nullable String details) {
    return new AuditRow(
        row.sequence(),
        row.id(),
        row.at(),
        row.eventType(),
        row.sessionId(),
        row.traceId(),
        row.tokenId(),
        row.field(),
        row.specialist(),
        row.uScore(),
        row.confidence(),
        row.latencyMs(),
        details,
        row.prevHash(),
        row.hash(),
        row.treeNodes());
  }

  static AuditRow withPrevHash(AuditRow row, @Nullable String prevHash) {
    return new AuditRow(
        row.sequence(),
        row.id(),
        row.at(),
        row.eventType(),
        row.sessionId(),
        row.traceId(),
        row.tokenId(),
        row.field(),
        row.specialist(),
        row.uScore(),
        row.confidence(),
        row.latencyMs(),
        row.details(),
        prevHash,
        row.hash(),
        row.treeNodes());
  }

  static AuditRow withHash(AuditRow row, @Nullable String hash) {
    return new AuditRow(
        row.sequence(),
        row.id(),
        row.at(),
        row.eventType(),
        row.sessionId(),
        row.traceId(),
        row.tokenId(),
        row.field(),
        row.specialist(),
        row.uScore(),
        row.confidence(),
        row.latencyMs(),
        row.details(),
        row.prevHash(),
        hash,
        row.treeNodes());
  }

  static AuditRow withTreeNodes(AuditRow row, byte @Nullable [] treeNodes) {
    return new AuditRow(
        row.sequence(),
        row.id(),
        row.at(),
        row.eventType(),
        row.sessionId(),
        row.traceId(),
        row.tokenId(),
        row.field(),
        row.specialist(),
        row.uScore(),
        row.confidence(),
        row.latencyMs(),
        row.details(),
        row.prevHash(),
        row.hash(),
        treeNodes);
  }
}
