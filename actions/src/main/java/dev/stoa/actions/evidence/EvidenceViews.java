package dev.stoa.actions.evidence;

import dev.stoa.actions.shape.View;
import dev.stoa.actions.trust.Trusted;
import dev.stoa.application.evidence.CitedEvidence;
import dev.stoa.application.evidence.EvidenceHit;
import dev.stoa.domain.evidence.Citation;
import dev.stoa.domain.evidence.Collected;
import dev.stoa.domain.evidence.Enrichment;
import dev.stoa.domain.evidence.Evidence;
import dev.stoa.domain.evidence.EvidenceQuality;
import dev.stoa.domain.evidence.QualityTier;
import dev.stoa.domain.trust.ItemKind;

/** How callers see evidence. */
final class EvidenceViews {

  static final View<Evidence> EVIDENCE =
      View.of(Evidence.class)
          .rename("id", "evidence_id")
          .flatten("draft")
          .flatten(
              "enrichment",
              View.of(Enrichment.class)
                  .leaveOut("citations", "code", "data", "words")
                  .rename("type", "source_type")
                  .note("confidence", "How far it can be trusted, by its source and text."))
          .nest("quality", View.of(EvidenceQuality.class, "EvidenceScores"))
          .rename("quality", "scores")
          .add("quality", double.class, evidence -> evidence.quality().overall())
          .note("quality", "The weighted mean of the scores.")
          .before("quality", "scores")
          .add("tier", QualityTier.class, evidence -> evidence.quality().tier())
          .before("tier", "scores");

  /** As lists have it, and who asks for one. */
  static final View<Evidence> LISTED =
      Trusted.marked("ListedEvidence", EVIDENCE, ItemKind.EVIDENCE, Evidence::id);

  static final View<Collected> COLLECTED =
      View.of(Collected.class)
          .note("is_new", "Whether it was stored now; otherwise its text was stored before.")
          .nest("evidence", EVIDENCE)
          .order("is_new");

  static final View<Citation> CITATION =
      View.of(Citation.class)
          .rename("evidence", "evidence_id")
          .flatten("draft")
          .note("used_in_consensus", "Whether the conclusion rests on it.")
          .order("debate_id");

  static final View<CitedEvidence> CITED =
      View.of(CitedEvidence.class, "Cited")
          .nest("evidence", LISTED)
          .nest("citation", CITATION)
          .order("citation");

  static final View<EvidenceHit> HIT =
      View.of(EvidenceHit.class)
          .nest("evidence", EVIDENCE)
          .rename("snippet", "passage")
          .note("passage", "The matching passage, with matching words in brackets.")
          .note("relevance", "Its score; the greater, the better.")
          .order("evidence", "passage");

  private EvidenceViews() {}
}
