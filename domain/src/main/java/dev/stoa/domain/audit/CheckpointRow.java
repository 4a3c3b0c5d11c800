package dev.stoa.domain.audit;

import dev.stoa.domain.kernel.Instants;
import org.jspecify.annotations.Nullable;

/**
 * A checkpoint exactly as the store gives it back: not checked, so that the verifier can say what
 * is wrong with a tampered row.
 *
 * @param root 64 hexadecimal digits
 * @param at the instant as fixed-width UTC text, {@code 2026-01-02T03:04:05.123456Z}
 */
public record CheckpointRow(
    long id,
    @Nullable String origin,
    long size,
    @Nullable String root,
    @Nullable String note,
    @Nullable String at) {

  /** The row that a store must return for this checkpoint. */
  public static CheckpointRow of(SignedCheckpoint checkpoint) {
    return new CheckpointRow(
        checkpoint.id(),
        checkpoint.origin(),
        checkpoint.size(),
        checkpoint.root().hex(),
        checkpoint.note(),
        Instants.text(checkpoint.at()));
  }
}
