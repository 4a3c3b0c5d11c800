package dev.stoa.domain.consensus;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** Stores attempts to prove conclusions, numbered within each debate. */
public interface Proofs {

  /** Stores an attempt under the next number of its debate. */
  Proof add(ProofId id, ProofDraft draft, Instant now);

  /** The newest attempt of a debate. */
  Option<Proof> latest(String debateId);

  /** Newest first, ties by descending id. */
  Seq<Proof> page(ProofQuery query);
}
