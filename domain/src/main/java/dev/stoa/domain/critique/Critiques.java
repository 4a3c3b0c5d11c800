package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** Stores critiques in the order of filing. */
public interface Critiques {

  /**
   * Files critiques under the next ids, in their order.
   *
   * <p>Ids ascend without gaps in the order of commits, so a reader that continues after an id
   * misses nothing.
   */
  Seq<Critique> add(Seq<CritiqueDraft> drafts, Instant filedAt);

  /** The critique of this id. */
  Option<Critique> find(CritiqueId id);

  /**
   * Finds a critique and locks it until the unit of work ends.
   *
   * <p>Without an open write unit it throws {@link IllegalStateException}.
   */
  Option<Critique> lock(CritiqueId id);

  /** Stores the verdict of a filed critique. */
  void judge(CritiqueId id, Verdict verdict, double predictionError);

  /** The critiques of a query, in ascending id. */
  Seq<Critique> page(CritiqueQuery query);

  /**
   * Reads up to the limit in the order of filing, and removes those filed before an instant. The
   * last one of all stays, because the next id follows from it.
   *
   * @return how many were removed
   */
  int removeFiledBefore(Instant cutoff, int limit);

  /** Makes critiques by and of one agent critiques by and of another, and returns how many. */
  long move(AgentName from, AgentName into);

  /** How many critiques there are by and of the agent. */
  long count(AgentName agent);
}
