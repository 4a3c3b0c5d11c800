package dev.stoa.domain.critique;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The critiques of a workspace, in the order they were filed. */
public interface Critiques {

  /**
   * Files critiques under the next ids, in their order.
   *
   * <p>Ids rise without gaps in the order of commits, so that who reads on after an id misses
   * nothing.
   */
  Seq<Critique> add(Seq<CritiqueDraft> drafts, Instant filedAt);

  /** The critique of this id. */
  Option<Critique> find(CritiqueId id);

  /**
   * The critique of this id, held still: nobody else can read it this way until the unit of work
   * ends.
   *
   * <p>Without an open write unit it throws {@link IllegalStateException}.
   */
  Option<Critique> lock(CritiqueId id);

  /** Keeps the verdict of a critique that is on file. */
  void judge(CritiqueId id, Verdict verdict, double predictionError);

  /** Critiques with a greater id that the filter accepts, in ascending id. */
  Seq<Critique> after(long id, int limit, CritiqueFilter filter);
}
