package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.PlainText;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A variant of a profile that was judged.
 *
 * @param generation the candidate generation of the variant
 * @param sequence the sequence of that generation
 * @param agent the agent that the profiles are versions of: the root of their lineage
 * @param constraint what later generations must not try again
 */
@RecordBuilder
public record Mutation(
    MutationId id,
    GenerationId generation,
    long sequence,
    ProfileId agent,
    ProfileId parent,
    ProfileId variant,
    MutationStage stage,
    Judgement judgement,
    Option<String> constraint,
    Instant createdAt) {

  /** The longest constraint. */
  public static final int MAX_CONSTRAINT = 10_000;

  /** Refuses a constraint that cannot be stored. */
  public Mutation {
    constraint.forEach(text -> PlainText.require("constraint", text, MAX_CONSTRAINT));
  }

  /** A variant after its trials. */
  public static Mutation judged(
      MutationId id,
      Generation candidate,
      AgentProfile parent,
      AgentProfile variant,
      Judgement judgement,
      Option<String> constraint,
      Instant now) {
    return new Mutation(
        id,
        candidate.id(),
        candidate.sequence(),
        parent.root(),
        parent.id(),
        variant.id(),
        judgement.test().isEmpty() ? MutationStage.HALVING : MutationStage.TRIAL,
        judgement,
        constraint,
        now);
  }

  /** Its position in a list. */
  public Key key() {
    return new Key(sequence, id);
  }

  /** In a list: newest generation first, ties by descending id. */
  public record Key(long sequence, MutationId id) implements Comparable<Key> {
    @Override
    public int compareTo(Key other) {
      int order = Long.compare(other.sequence, sequence);
      return order != 0 ? order : other.id.compareTo(id);
    }
  }
}
