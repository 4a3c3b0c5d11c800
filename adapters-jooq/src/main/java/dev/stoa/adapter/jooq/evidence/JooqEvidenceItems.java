package dev.stoa.adapter.jooq.evidence;

import static dev.stoa.schema.generated.tables.Evidence.EVIDENCE;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.evidence.Evidence;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceItems;
import dev.stoa.domain.evidence.EvidenceQuery;
import dev.stoa.domain.evidence.EvidenceSource;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Arrays;

/** Evidence in the table {@code evidence}. */
public final class JooqEvidenceItems implements EvidenceItems {

  private final JooqSession session;

  public JooqEvidenceItems(JooqSession session) {
    this.session = session;
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
        Arrays.stream(session.changeAll(EvidenceSql.INSERT, missing.values(), EvidenceRows::bind))
            .sum();
    Map<String, Evidence> fresh =
        added == missing.size() ? missing : ofHashes(missing.keySet().toVector());
    return hashes.map(hash -> stored.get(hash).orElse(fresh.get(hash)).get());
  }

  private Map<String, Evidence> ofHashes(Seq<String> hashes) {
    return session
        .list(
            EvidenceSql.OF_HASHES,
            binds -> binds.set(EvidenceSql.HASHES, hashes),
            EvidenceRows::evidence)
        .toMap(one -> one.draft().contentHash(), one -> one);
  }

  @Override
  public Option<Evidence> find(EvidenceId id) {
    return find(Vector.of(id)).headOption();
  }

  @Override
  public Seq<Evidence> find(Seq<EvidenceId> ids) {
    return session.list(
        EvidenceSql.FIND,
        binds -> binds.set(EvidenceSql.IDS, ids.map(EvidenceId::value)),
        EvidenceRows::evidence);
  }

  @Override
  public Option<Evidence> lock(EvidenceId id) {
    session.writing();
    return session.one(
        EvidenceSql.LOCK, binds -> binds.set(EVIDENCE.ID, id.value()), EvidenceRows::evidence);
  }

  @Override
  public void save(Evidence evidence) {
    session.run(EvidenceSql.ASSESS, binds -> EvidenceRows.bindAssessed(binds, evidence));
  }

  @Override
  public Seq<Evidence> page(EvidenceQuery query) {
    Option<TimePosition<EvidenceId>> after = query.page().after();
    return session.list(
        page(query.source().isDefined(), after.isDefined()),
        binds -> {
          binds.set(EvidenceSql.LIMIT, query.page().limit());
          for (EvidenceSource wanted : query.source()) {
            binds.set(EVIDENCE.SOURCE, wanted.value());
          }
          for (TimePosition<EvidenceId> last : after) {
            EvidenceSql.NEWEST_FIRST.bind(binds, last);
          }
        },
        EvidenceRows::evidence);
  }

  private static Statement page(boolean ofSource, boolean after) {
    if (ofSource) {
      return after ? EvidenceSql.PAGE_OF_SOURCE_AFTER : EvidenceSql.PAGE_OF_SOURCE;
    }
    return after ? EvidenceSql.PAGE_AFTER : EvidenceSql.PAGE;
  }

  @Override
  public Seq<EvidenceId> expired(Instant before, double reliable, int limit) {
    return session.list(
        EvidenceSql.EXPIRED,
        binds ->
            binds
                .set(EVIDENCE.CREATED_AT, before)
                .set(EVIDENCE.RELIABILITY_SCORE, reliable)
                .set(EvidenceSql.LIMIT, limit),
        row -> new EvidenceId(row.get(EVIDENCE.ID)));
  }

  @Override
  public Seq<EvidenceId> remove(Seq<EvidenceId> ids) {
    // Who cites an item locks it first, so that the second question sees every citation.
    ids(session.writing(), EvidenceSql.LOCK_ALL, ids);
    Seq<EvidenceId> removed = ids(session, EvidenceSql.NOT_CITED_ONES, ids);
    session.run(
        EvidenceSql.DELETE, binds -> binds.set(EvidenceSql.IDS, removed.map(EvidenceId::value)));
    return removed;
  }

  private static Seq<EvidenceId> ids(
      JooqSession session, Statement statement, Seq<EvidenceId> wanted) {
    return session.list(
        statement,
        binds -> binds.set(EvidenceSql.IDS, wanted.map(EvidenceId::value)),
        row -> new EvidenceId(row.get(EVIDENCE.ID)));
  }

  @Override
  public SearchSource source() {
    return SearchSource.EVIDENCE;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return session
        .list(
            EvidenceSql.BY_ID,
            binds ->
                binds.set(EvidenceSql.AFTER_ID, after.getOrElse("")).set(EvidenceSql.LIMIT, limit),
            EvidenceRows::evidence)
        .map(Evidence::document);
  }
}
