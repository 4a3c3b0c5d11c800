package dev.stoa.actions.evidence;

import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.evidence.EvidenceOperations;
import dev.stoa.domain.evidence.CitationDraft;
import dev.stoa.domain.evidence.Collected;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceRetention;
import dev.stoa.domain.evidence.Subject;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** How callers give evidence. */
final class EvidenceInputs {

  static final String ABOUT = "What it is collected for; its relevance is scored against this.";

  private static final String DEBATE = "The debate that cites it.";
  private static final String ROUND = "The round that cites it; 0 is before the first.";

  static final Input<EvidenceDraft> NEW =
      Input.of(EvidenceDraft.class, "NewEvidence")
          .param("source", "Where it comes from, such as web, github or arxiv.")
          .param("title", "Its title.")
          .param("snippet", "The text itself.")
          .param("url", "Where it was found.")
          .param(
              "reliability", "How reliable it is.", about -> about.between(0, 1).otherwise("0.5"))
          .param(
              "metadata",
              "Anything else about it; published_at, author, doi, peer_reviewed and"
                  + " citation_count count in its scores.",
              about -> about.otherwise("{}"))
          .order("source", "snippet");

  /** What evidence is collected for. */
  record Purpose(
      @Param(value = ABOUT, label = "question") Option<String> about,
      @Param(value = DEBATE, label = "id") Option<String> debate,
      @Param(value = ROUND, min = 0, defaultValue = "0") long round) {

    static final Input<Purpose> INPUT = Input.of(Purpose.class);

    Seq<Collected> collect(EvidenceOperations evidence, Seq<EvidenceDraft> drafts) {
      Subject subject = about.map(Subject::of).getOrElse(Subject.NONE);
      return debate
          .map(id -> evidence.collectAll(drafts, subject, CitationDraft.in(id).round(round)))
          .getOrElse(() -> evidence.collectAll(drafts, subject));
    }
  }

  static final Input<CitationDraft> CITATION =
      Input.of(CitationDraft.class)
          .rename("debate_id", "debate")
          .param("debate", DEBATE, about -> about.position(1))
          .param("round", ROUND, about -> about.between(0, Double.POSITIVE_INFINITY).otherwise("0"))
          .param(
              "relevance",
              "How relevant it is there.",
              about -> about.between(0, 1).otherwise("0.5"))
          .rename("used_in_consensus", "used")
          .param("used", "The conclusion rests on it.");

  static final Input<EvidenceRetention> RETENTION =
      Input.of(EvidenceRetention.class)
          .rename("max_age", "older_than")
          .param("older_than", "Collected longer ago than this.", about -> about.otherwise("90d"))
          .param(
              "reliable",
              "Less reliable than this.",
              about -> about.between(0, 1).otherwise("0.8"));

  private EvidenceInputs() {}
}
