package dev.stoa.actions.correction;

import dev.stoa.actions.ValidTime;
import dev.stoa.actions.pack.PackViews;
import dev.stoa.actions.search.SimilarViews;
import dev.stoa.actions.shape.View;
import dev.stoa.actions.trust.Trusted;
import dev.stoa.application.correction.RecordedCorrection;
import dev.stoa.application.search.Written;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionScope;
import dev.stoa.domain.correction.DpoSummary;
import dev.stoa.domain.correction.InjectedCorrection;
import dev.stoa.domain.correction.InjectionScore;
import dev.stoa.domain.correction.PackedCorrections;
import dev.stoa.domain.correction.RelatedCorrection;
import dev.stoa.domain.correction.StoreWorth;
import dev.stoa.domain.search.SimilarText;
import dev.stoa.domain.search.TextFate;
import dev.stoa.domain.trust.ItemKind;
import io.vavr.collection.Seq;

/** How callers see corrections. */
final class CorrectionViews {

  static final View<Correction> CORRECTION =
      View.of(Correction.class)
          .rename("id", "correction_id")
          .flatten(
              "draft",
              View.of(CorrectionDraft.class)
                  .note("confidence", "When it was recorded.")
                  .flatten("validity", ValidTime.SEEN)
                  .flatten(
                      "scope",
                      View.of(CorrectionScope.class)
                          .method("label", "scope")
                          .note("scope", "Where it applies: global, project or conversation.")
                          .order("scope")))
          .note("effective_confidence", "What is left of the confidence now.")
          .before("effective_confidence", "source")
          .rename("is_active", "holds")
          .note("holds", "Whether it was neither superseded nor withdrawn.")
          .before("holds", "metadata")
          .leaveOut("successor")
          .addOption("superseded_by", CorrectionId.class, Correction::supersededBy)
          .note("superseded_by", ValidTime.SUPERSEDED_BY)
          .before("superseded_by", "metadata");

  /** As lists have it, and who asks for one. */
  static final View<Correction> LISTED =
      Trusted.marked("ListedCorrection", CORRECTION, ItemKind.CORRECTION, Correction::id);

  static final View<RecordedCorrection> RECORDED =
      View.of(RecordedCorrection.class, "Recorded")
          .nest("correction", CORRECTION)
          .note("replaced", "Those it replaced.");

  /** A correction after it was recorded, with regard to those that say nearly the same. */
  record FoldedCorrection(RecordedCorrection recorded, TextFate written, Seq<SimilarText> similar) {

    static FoldedCorrection of(Written<RecordedCorrection> one) {
      return new FoldedCorrection(one.item(), one.fate(), one.similar());
    }
  }

  static final View<FoldedCorrection> FOLDED =
      View.of(FoldedCorrection.class, "RecordedCorrection")
          .flatten("recorded", RECORDED)
          .note("written", SimilarViews.WRITTEN)
          .nest("similar", SimilarViews.TEXT)
          .note("similar", SimilarViews.SIMILAR);

  static final View<InjectedCorrection> INJECTED =
      View.of(InjectedCorrection.class, "Injected")
          .nest("correction", CORRECTION)
          .nest(
              "score",
              View.of(InjectionScore.class, "Score").method("total", "total").order("total"))
          .note("score", "With its parts.");

  static final View<PackedCorrections> PACKED =
      View.of(PackedCorrections.class, "PackedCorrections")
          .nest("items", INJECTED)
          .note("items", "The best first.")
          .nest("pack", PackViews.PACK)
          .note("pack", "The same for a prompt.");

  static final View<RelatedCorrection> RELATED =
      View.of(RelatedCorrection.class)
          .nest("correction", CORRECTION)
          .note(
              "relation", "Whether the new one replaces it, both hold, or a person should decide.")
          .note("contradicts", "Whether the two claims contradict each other.");

  static final View<StoreWorth> WORTH =
      View.empty(StoreWorth.class, "Worth")
          .method("score", "score")
          .method("verdict", "verdict")
          .note("verdict", "Save from 0.85 on, ask a person from 0.60 on.");

  static final View<DpoSummary> SUMMARY =
      View.of(DpoSummary.class, "Summary")
          .note("pairs", "How many training examples there are.")
          .note("domains", "Their fields.")
          .note("without_rejected", "How many are left out because they reject nothing.");

  private CorrectionViews() {}
}
