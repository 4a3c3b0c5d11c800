package dev.stoa.application.evidence;

import dev.stoa.domain.evidence.Evidence;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceItems;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.search.RankTexts;
import dev.stoa.domain.search.RankedText;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.Snippets;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** The step of finding evidence by words; requires an open unit of work. */
final class SearchEvidence {

  private final EvidenceItems items;
  private final RankTexts texts;

  SearchEvidence(EvidenceItems items, RankTexts texts) {
    this.items = items;
    this.texts = texts;
  }

  Seq<EvidenceHit> search(TextQuery question, int offset, int limit) {
    Seq<RankedText> hits =
        texts
            .find(SearchSource.EVIDENCE, question, offset, limit)
            .getOrElseThrow(RefusalException::new);
    Map<EvidenceId, Evidence> found =
        items
            .find(hits.map(hit -> new EvidenceId(hit.id())))
            .toMap(Evidence::id, evidence -> evidence);
    Snippets passages = Snippets.of(question);
    return hits.flatMap(
        hit ->
            found
                .get(new EvidenceId(hit.id()))
                .map(
                    evidence ->
                        new EvidenceHit(evidence, hit.relevance(), passages.of(text(evidence)))));
  }

  /** From what was collected, without the topics, which are derived. */
  private static String text(Evidence evidence) {
    String title = evidence.draft().title().map(text -> text + "\n").getOrElse("");
    return title + evidence.draft().snippet();
  }
}
