package dev.stoa.domain.learning;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import dev.stoa.domain.kernel.Validity;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryKind;
import dev.stoa.domain.memory.MemoryLabels;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.Remember;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A memory that a model or a caller proposes; a rule decides what becomes of it.
 *
 * @param names by which questions mean it
 * @param validity when it is true
 * @param refines the memory that it says more precisely
 * @param contradicts the memory that is no longer true because of it
 * @param messages the numbers of the messages that say it; none are all
 */
@RecordBuilder
public record CandidateMemory(
    String content,
    MemoryKind kind,
    double importance,
    Seq<String> names,
    Validity validity,
    Option<MemoryId> refines,
    Option<MemoryId> contradicts,
    Seq<Long> messages) {

  /** The longest content: a memory is a sentence or two. */
  public static final int MAX_CONTENT = 2_000;

  private static final double USUAL_IMPORTANCE = 0.5;

  /** Refuses invalid fields; the message names the field. */
  public CandidateMemory {
    PlainText.require("content", content, MAX_CONTENT);
    UnitRange.require("importance", importance);
    names = MemoryLabels.NONE.named(names).names();
    messages = messages.toVector().distinct();
    if (refines.isDefined() && contradicts.isDefined()) {
      throw new InvalidValue("refines and contradicts are both given: give one of them");
    }
  }

  /** A fact of middling importance. */
  public static CandidateMemory of(String content) {
    return new CandidateMemory(
        content,
        MemoryKind.FACT,
        USUAL_IMPORTANCE,
        Vector.empty(),
        Validity.ALWAYS,
        Option.none(),
        Option.none(),
        Vector.empty());
  }

  /** Of another kind. */
  public CandidateMemory kind(MemoryKind value) {
    return CandidateMemoryBuilder.from(this).kind(value).build();
  }

  /** From 0 to 1. */
  public CandidateMemory importance(double value) {
    return CandidateMemoryBuilder.from(this).importance(value).build();
  }

  /** By these names questions mean it. */
  public CandidateMemory named(String... values) {
    return CandidateMemoryBuilder.from(this).names(Vector.of(values)).build();
  }

  /** It is true from this instant on. */
  public CandidateMemory validFrom(Instant beginning) {
    return CandidateMemoryBuilder.from(this).validity(validity.from(beginning)).build();
  }

  /** It says more precisely what a memory says. */
  public CandidateMemory refining(MemoryId other) {
    return CandidateMemoryBuilder.from(this).refines(Option.some(other)).build();
  }

  /** Because of it, a memory is no longer true. */
  public CandidateMemory contradicting(MemoryId other) {
    return CandidateMemoryBuilder.from(this).contradicts(Option.some(other)).build();
  }

  /** The messages of these numbers say it. */
  public CandidateMemory saidIn(Long... numbers) {
    return CandidateMemoryBuilder.from(this).messages(Vector.of(numbers)).build();
  }

  /** The memory that it claims to supersede. */
  public Option<MemoryId> claimed() {
    return refines.orElse(contradicts);
  }

  /** What is to be remembered if it is new. */
  public Remember remember(MemoryScope scope) {
    Remember plain =
        Remember.of(content)
            .scope(scope)
            .importance(importance)
            .labels(MemoryLabels.NONE.named(names).kind(kind));
    Remember begun = validity.from().map(plain::validFrom).getOrElse(plain);
    return validity.until().map(begun::validUntil).getOrElse(begun);
  }
}
