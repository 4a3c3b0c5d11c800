package dev.stoa.application.audit;

import dev.stoa.domain.audit.tlog.SignedNote;
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

  /** As above, with the one of these keys that signed the note. */
  public VerifyRequest against(String note, Seq<VerifierKey> keys) {
    // If none did, verification with any of them says so.
    return against(note, keys.find(key -> isSignedBy(note, key)).getOrElse(keys::head));
  }

  private static boolean isSignedBy(String note, VerifierKey key) {
    try {
      return SignedNote.parse(note).isSignedBy(key);
    } catch (IllegalArgumentException unreadable) {
      return false;
    }
  }

  /** Reports to the consumer now and then how many entries have been read. */
  public VerifyRequest reporting(LongConsumer entriesSoFar) {
    return new VerifyRequest(saved, entriesSoFar);
  }
}
