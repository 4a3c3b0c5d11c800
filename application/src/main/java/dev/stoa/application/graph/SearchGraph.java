package dev.stoa.application.graph;

import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.GraphStorage;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.search.RankTexts;
import dev.stoa.domain.search.RankedText;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The step of finding entities by words; requires an open unit of work. */
final class SearchGraph {

  private final GraphStorage storage;
  private final TextIndex index;
  private final RankTexts texts;
  private final DescribeTrusted describe;

  <S extends GraphStorage & SearchStorage & TrustStorage> SearchGraph(S storage) {
    this.storage = storage;
    this.index = storage.textIndex();
    this.texts = new RankTexts(storage);
    this.describe = new DescribeTrusted(storage);
  }

  /** Best first. */
  Seq<EntityHit> search(TextQuery question, int offset, int limit, Option<Instant> at) {
    Seq<RankedText> hits =
        texts
            .find(SearchSource.ENTITY, question, offset, limit)
            .getOrElseThrow(RefusalException::new);
    Map<EntityId, Entity> found =
        storage
            .graphEntities()
            .find(hits.map(hit -> new EntityId(hit.id())))
            .toMap(Entity::id, one -> one);
    Map<String, String> snippets =
        index.snippets(SearchSource.ENTITY, question, hits.map(RankedText::id));
    Map<String, Double> relevance = hits.toMap(RankedText::id, RankedText::relevance);
    return describe
        .describe(hits.flatMap(hit -> found.get(new EntityId(hit.id()))), at)
        .map(
            one -> {
              String id = one.entity().id().value();
              return new EntityHit(one, relevance.getOrElse(id, 0.0), snippets.getOrElse(id, ""));
            });
  }
}
