package dev.stoa.domain.learning;

import dev.stoa.domain.memory.MemoryId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * What undoing changed.
 *
 * @param archived what was stored by it, and can be restored
 * @param reinstated what it had superseded
 * @param weakened what it had reinforced
 * @param kept what others have said since
 */
public record Unlearned(
    LearningId learning,
    Seq<MemoryId> archived,
    Seq<MemoryId> reinstated,
    Seq<MemoryId> weakened,
    Seq<MemoryId> kept) {

  /** Nothing yet. */
  public static Unlearned nothing(LearningId id) {
    return new Unlearned(id, Vector.empty(), Vector.empty(), Vector.empty(), Vector.empty());
  }

  /** With one more that was archived. */
  public Unlearned archived(MemoryId id) {
    return new Unlearned(learning, archived.append(id), reinstated, weakened, kept);
  }

  /** With one more that is true again. */
  public Unlearned reinstated(MemoryId id) {
    return new Unlearned(learning, archived, reinstated.append(id), weakened, kept);
  }

  /** With one more that lost a reinforcement. */
  public Unlearned weakened(MemoryId id) {
    return new Unlearned(learning, archived, reinstated, weakened.append(id), kept);
  }

  /** With one more that stays. */
  public Unlearned kept(MemoryId id) {
    return new Unlearned(learning, archived, reinstated, weakened, kept.append(id));
  }
}
