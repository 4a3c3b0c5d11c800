package dev.stoa.domain.audit.aua;

import org.jspecify.annotations.Nullable;

/** Lays out a row as the other system's table would hold it. */
final class AuaRowBuilder {

  private final long rowId;
  private final String eventType;
  private double createdAt;
  private @Nullable String session;
  private @Nullable String trace;
  private @Nullable String field;
  private @Nullable String specialist;
  private @Nullable Double uScore;
  private @Nullable Double confidence;
  private @Nullable Double latencyMs;
  private @Nullable String details;

  private AuaRowBuilder(long rowId, String eventType) {
    this.rowId = rowId;
    this.eventType = eventType;
    this.createdAt = 1000.5 + rowId;
  }

  static AuaRowBuilder row(long rowId, String eventType) {
    return new AuaRowBuilder(rowId, eventType);
  }

  AuaRowBuilder at(double value) {
    createdAt = value;
    return this;
  }

  AuaRowBuilder session(@Nullable String value) {
    session = value;
    return this;
  }

  AuaRowBuilder trace(String value) {
    trace = value;
    return this;
  }

  AuaRowBuilder field(String value) {
    field = value;
    return this;
  }

  AuaRowBuilder specialist(String value) {
    specialist = value;
    return this;
  }

  AuaRowBuilder uScore(double value) {
    uScore = value;
    return this;
  }

  AuaRowBuilder confidence(double value) {
    confidence = value;
    return this;
  }

  AuaRowBuilder latencyMs(double value) {
    latencyMs = value;
    return this;
  }

  AuaRowBuilder details(String value) {
    details = value;
    return this;
  }

  AuaRow linked(@Nullable String prevHash, @Nullable String currHash) {
    return new AuaRow(
        rowId,
        "id-" + rowId,
        createdAt,
        eventType,
        session,
        trace,
        null,
        null,
        null,
        field,
        specialist,
        uScore,
        confidence,
        latencyMs,
        details,
        prevHash,
        currHash,
        null);
  }

  /** Linked under the hash of exactly this event text. */
  AuaRow hashedAs(String prevHash, String json) {
    return linked(prevHash, sha256(prevHash + ":" + json));
  }

  static String sha256(String text) {
    return java.util.HexFormat.of()
        .formatHex(
            dev.stoa.domain.audit.tlog.MerkleHasher.sha256()
                .digest(text.getBytes(java.nio.charset.StandardCharsets.UTF_8)));
  }
}
