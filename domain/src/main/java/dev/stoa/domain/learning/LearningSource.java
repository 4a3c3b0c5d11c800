package dev.stoa.domain.learning;

import dev.stoa.domain.memory.MemoryId;
import io.vavr.collection.Seq;
import java.time.Instant;

/**
 * What is learned from, and what is known of it already.
 *
 * @param texts in their order
 * @param known memories about the same, so that a candidate can refine or contradict one
 */
public record LearningSource(Seq<SourceText> texts, Seq<KnownMemory> known) {

  /** The most messages of one call. */
  public static final int MOST_MESSAGES = 200;

  /** The most characters of all texts of one call. */
  public static final int MOST_CHARACTERS = 200_000;

  /** A memory that is stored. */
  public record KnownMemory(MemoryId id, String content) {}

  /** The texts that a candidate names, or all. */
  public Seq<SourceText> saying(CandidateMemory candidate) {
    return candidate.messages().isEmpty()
        ? texts
        : texts.filter(one -> candidate.messages().contains(one.number()));
  }

  /** Whether one of the texts shows a memory, as the answers of recall do by its id. */
  public boolean shows(MemoryId id) {
    return texts.exists(one -> one.content().contains(id.value()));
  }

  /** When the newest of these was said; this instant if there are none. */
  public static Instant newest(Seq<SourceText> texts, Instant otherwise) {
    return texts.map(SourceText::at).max().getOrElse(otherwise);
  }
}
