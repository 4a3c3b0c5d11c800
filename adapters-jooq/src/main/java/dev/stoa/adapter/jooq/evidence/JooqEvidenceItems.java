package dev.stoa.adapter.jooq.evidence;

import static dev.stoa.adapter.jooq.evidence.EvidenceRows.STORED;
import static dev.stoa.schema.generated.tables.Evidence.EVIDENCE;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.evidence.Evidence;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceItems;
import dev.stoa.domain.evidence.EvidenceQuery;
import dev.stoa.domain.evidence.EvidenceSource;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Arrays;

/** Evidence in the table {@code evidence}. */
public final class JooqEvidenceItems extends StoredById<EvidenceId, Evidence>
    implements EvidenceItems {

  public JooqEvidenceItems(JooqSession session) {
    super(session, STORED, EvidenceSql.BY_ID);
  }

  @Override
  public Seq<Evidence> keep(Seq<Evidence> items) {
    session.writing();
    Seq<String> hashes = items.map(one -> one.draft().contentHash());
    Map<String, Evidence> stored = ofHashes(hashes);
    // In one order, so that two units that store the same texts do not wait for each other.
    Map<String, Evidence> missing = TreeMap.empty();
    for (Tuple2<String, Evidence> one : hashes.zip(items)) {
      if (!stored.containsKey(one._1) && !missing.containsKey(one._1)) {
        missing = missing.put(one);
      }
    }
    int added =
        Arrays.stream(session.changeAll(EvidenceSql.INSERT, missing.values(), STORED::bind)).sum();
    Map<String, Evidence> fresh =
        added == missing.size() ? missing : ofHashes(missing.keySet().toVector());
    return hashes.map(hash -> stored.get(hash).orElse(fresh.get(hash)).get());
  }

  private Map<String, Evidence> ofHashes(Seq<String> hashes) {
    return EvidenceSql.BY_HASH
        .find(session, hashes)
        .toMap(one -> one.draft().contentHash(), one -> one);
  }

  @Override
  public Seq<Evidence> page(EvidenceQuery query) {
    return EvidenceSql.NEWEST.page(
        session,
        Filters.NONE
            .and(EvidenceSql.OF_SOURCE, query.source().map(EvidenceSource::value))
            .where(EVIDENCE.METADATA_JSON, query.where()),
        query.page());
  }

  @Override
  public Seq<EvidenceId> expired(Instant before, double reliable, int limit) {
    return EvidenceSql.IDS.list(
        session,
        EvidenceSql.EXPIRED,
        binds ->
            binds
                .set(EVIDENCE.CREATED_AT, before)
                .set(EVIDENCE.RELIABILITY_SCORE, reliable)
                .set(Rows.LIMIT, limit));
  }

  @Override
  public Seq<EvidenceId> remove(Seq<EvidenceId> ids) {
    Seq<String> wanted = ids.map(EvidenceId::value);
    // Who cites an item locks it first, so that the second question sees every citation.
    EvidenceSql.ID_ALONE.lock(session, wanted);
    Seq<EvidenceId> removed =
        EvidenceSql.IDS.list(
            session, EvidenceSql.NOT_CITED, binds -> binds.set(EvidenceSql.WANTED, wanted));
    EvidenceSql.BY_ID.remove(session, removed.map(EvidenceId::value));
    return removed;
  }

  @Override
  public SearchSource source() {
    return SearchSource.EVIDENCE;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return EvidenceSql.IN_ORDER
        .page(session, Filters.NONE, Option.some(after.getOrElse("")), limit)
        .map(Evidence::document);
  }
}
