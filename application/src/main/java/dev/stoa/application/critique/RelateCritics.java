package dev.stoa.application.critique;

import dev.stoa.application.rating.CountEncounters;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.Encounter;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * Counts critiques in the relationship of the critic and the target; requires an open write unit.
 */
final class RelateCritics {

  private final CountEncounters encounters;

  RelateCritics(CountEncounters encounters) {
    this.encounters = encounters;
  }

  /** Counts filed critiques. */
  void criticised(Seq<CritiqueDraft> drafts) {
    count(drafts, Counters.critique());
  }

  /** Counts a critique that led to improvement: the target accepted it and changed its position. */
  void accepted(CritiqueDraft draft) {
    count(Vector.of(draft), Counters.accepted());
  }

  /** A critique of oneself, or without a target, belongs to no relationship. */
  private void count(Seq<CritiqueDraft> drafts, Counters seenByCritic) {
    encounters.count(
        drafts.flatMap(
            draft ->
                draft
                    .target()
                    .filter(target -> !target.equals(draft.agent()))
                    .map(target -> Encounter.of(draft.agent(), target, seenByCritic))));
  }
}
