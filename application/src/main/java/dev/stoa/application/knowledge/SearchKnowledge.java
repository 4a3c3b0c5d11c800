package dev.stoa.application.knowledge;

import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.knowledge.KnowledgeEntries;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.RelatedKnowledge;
import dev.stoa.domain.search.Keywords;
import dev.stoa.domain.search.RankTexts;
import dev.stoa.domain.search.RankedText;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** The step of finding entries by words, or by the words of another entry. */
final class SearchKnowledge {

  private static final int MOST_RELATED = 5;

  /**
   * Number of candidates from the index, of which those with the most shared words are returned.
   */
  private static final int CANDIDATES = 50;

  private final KnowledgeEntries entries;
  private final TextIndex index;
  private final RankTexts texts;

  SearchKnowledge(KnowledgeEntries entries, SearchStorage storage) {
    this.entries = entries;
    this.index = storage.textIndex();
    this.texts = new RankTexts(storage);
  }

  Seq<KnowledgeHit> search(TextQuery question, int offset, int limit) {
    Seq<RankedText> hits =
        texts
            .find(SearchSource.KNOWLEDGE, question, offset, limit)
            .getOrElseThrow(RefusalException::new);
    Map<KnowledgeId, KnowledgeEntry> found = found(hits.map(RankedText::id));
    Map<String, String> snippets =
        index.snippets(SearchSource.KNOWLEDGE, question, hits.map(RankedText::id));
    return hits.flatMap(
        hit ->
            found
                .get(new KnowledgeId(hit.id()))
                .map(
                    entry ->
                        new KnowledgeHit(
                            entry, hit.relevance(), snippets.getOrElse(hit.id(), ""))));
  }

  Seq<RelatedKnowledge> relatedTo(KnowledgeEntry entry, Instant now) {
    Set<String> keywords = Keywords.of(entry.document().text());
    if (keywords.isEmpty()) {
      return Vector.empty();
    }
    TextQuery question = TextQuery.about(keywords.mkString(" ")).validAt(Option.some(now));
    Seq<String> hits =
        index
            .find(SearchSource.KNOWLEDGE, question, 0, CANDIDATES + 1)
            .map(TextHit::id)
            .remove(entry.id().value());
    Seq<String> current = hits.removeAll(index.leftOut(SearchSource.KNOWLEDGE, hits, question));
    Map<KnowledgeId, KnowledgeEntry> found = found(current);
    // The sort is stable, so ties stay in rank order.
    return current
        .flatMap(id -> found.get(new KnowledgeId(id)))
        .map(
            other ->
                new RelatedKnowledge(other, Keywords.shared(keywords, other.document().text())))
        .filter(related -> related.shared() > 0)
        .sortBy(related -> -related.shared())
        .take(MOST_RELATED);
  }

  private Map<KnowledgeId, KnowledgeEntry> found(Seq<String> ids) {
    return entries.find(ids.map(KnowledgeId::new)).toMap(KnowledgeEntry::id, entry -> entry);
  }
}
