package dev.stoa.actions.evidence;

import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceSource;
import dev.stoa.domain.evidence.Subject;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.control.Option;

/** Evidence to collect. */
record CollectEvidence(
    @Param(value = NewEvidence.SOURCE, position = 0) EvidenceSource source,
    @Param(value = NewEvidence.SNIPPET, position = 1) String snippet,
    @Param(NewEvidence.TITLE) Option<String> title,
    @Param(NewEvidence.URL) Option<String> url,
    @Param(value = NewEvidence.RELIABILITY, min = 0, max = 1, defaultValue = "0.5")
        double reliability,
    @Param(value = NewEvidence.METADATA, defaultValue = "{}") CanonicalJson metadata,
    @Param(value = ABOUT, label = "question") Option<String> about,
    @Param(value = DEBATE, label = "id") Option<String> debate,
    @Param(value = ROUND, min = 0, defaultValue = "0") long round)
    implements Drafted<EvidenceDraft> {

  static final String ABOUT = "What it is collected for; its relevance is scored against this.";
  static final String DEBATE = "The debate that cites it.";
  static final String ROUND = "The round that cites it; 0 is before the first.";

  CollectEvidence {
    debate.forEach(id -> EvidenceActions.citation(id, round));
  }

  @Override
  public EvidenceDraft draft() {
    return new EvidenceDraft(source, title, snippet, url, reliability, metadata);
  }

  Subject subject() {
    return about.map(Subject::of).getOrElse(Subject.NONE);
  }
}
