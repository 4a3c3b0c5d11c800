package dev.stoa.application.audit;

import dev.stoa.domain.audit.tlog.VerifierKey;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.function.LongConsumer;

/** What verification compares the chain with, beside itself and its stored checkpoints. */
public record VerifyRequest(Seq<SavedCheckpoint> saved, LongConsumer progress) {

  /** A checkpoint kept outside the workspace, and the key it must be signed with. */
  public record SavedCheckpoint(String note, VerifierKey key) {}

  /** The chain against itself. */
  public static VerifyRequest plain() {
    return new VerifyRequest(List.empty(), entries -> {});
  }

  /** Also against a checkpoint that was saved elsewhere. */
  public VerifyRequest against(String note, VerifierKey key) {
    return new VerifyRequest(saved.append(new SavedCheckpoint(note, key)), progress);
  }

  /** Tells the consumer now and then how many entries have been looked at. */
  public VerifyRequest reporting(LongConsumer entriesSoFar) {
    return new VerifyRequest(saved, entriesSoFar);
  }
}
