package dev.stoa.domain.learning;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** What a model or a caller proposes to learn, in order. */
public record Proposal(Seq<CandidateMemory> memories) {

  /** The most candidates of one call. */
  public static final int MOST = 50;

  /** Refuses too many. */
  public Proposal {
    memories = memories.toVector();
    if (memories.size() > MOST) {
      throw new InvalidValue("candidates are " + memories.size() + ": give at most " + MOST);
    }
  }

  /** These memories. */
  public static Proposal of(Iterable<CandidateMemory> memories) {
    return new Proposal(Vector.ofAll(memories));
  }
}
