package dev.stoa.app.evidence;

import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.evidence.EvidenceOperations;
import dev.stoa.domain.evidence.CitationDraft;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.Subject;
import java.util.Map;

/** Evidence is collected once, scored, found by its words and cited in a debate. */
public final class EvidenceDemo implements DemoSection {

  private static final String DEBATE = "demo-cache-design";

  @Override
  public String title() {
    return "Evidence";
  }

  @Override
  public void run(DemoContext demo) {
    EvidenceOperations evidence = demo.stoa().evidence();
    Subject subject = Subject.of("does a cache cut latency");
    CitationDraft citation = CitationDraft.in(DEBATE).round(1);
    EvidenceDraft study =
        EvidenceDraft.of(
                "arxiv", "A cache in front of the store cut the median latency by 40% [1].")
            .title("Caching under load")
            .url("https://arxiv.org/abs/2601.00001")
            .reliability(0.9)
            .metadata(Map.of("doi", "10.1000/cache", "author", "A. Reader"));
    evidence.collect(study, subject, citation.relevance(0.9).used());
    evidence.collect(
        EvidenceDraft.of("reddit", "Our cache served stale prices for a week.")
            .title("Caching gone wrong")
            .url("https://reddit.com/r/programming/1"),
        subject,
        citation.relevance(0.6));
    evidence.collect(study, subject, CitationDraft.in("demo-another-debate"));
    demo.run(
        "Collected three times, stored twice: the same text is stored once, and each debate that"
            + " cites it is linked:",
        "evidence.list",
        "{}");
    demo.run(
        "Found by words; a title counts twice:",
        "evidence.search",
        "{'words':['cached','latencies']}");
    demo.run("What the debate cites:", "evidence.cited", "{'debate':'" + DEBATE + "'}");
  }
}
