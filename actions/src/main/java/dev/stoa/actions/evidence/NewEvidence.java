package dev.stoa.actions.evidence;

import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceSource;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.control.Option;

/** One item of several to collect. */
record NewEvidence(
    @Param(SOURCE) EvidenceSource source,
    @Param(SNIPPET) String snippet,
    @Param(TITLE) Option<String> title,
    @Param(URL) Option<String> url,
    @Param(value = RELIABILITY, min = 0, max = 1, defaultValue = "0.5") double reliability,
    @Param(value = METADATA, defaultValue = "{}") CanonicalJson metadata)
    implements Drafted<EvidenceDraft> {

  static final String SOURCE = "Where it comes from, such as web, github or arxiv.";
  static final String SNIPPET = "The text itself.";
  static final String TITLE = "Its title.";
  static final String URL = "Where it was found.";
  static final String RELIABILITY = "How reliable it is.";
  static final String METADATA =
      "Anything else about it; published_at, author, doi, peer_reviewed and citation_count count"
          + " in its scores.";

  @Override
  public EvidenceDraft draft() {
    return new EvidenceDraft(source, title, snippet, url, reliability, metadata);
  }
}
