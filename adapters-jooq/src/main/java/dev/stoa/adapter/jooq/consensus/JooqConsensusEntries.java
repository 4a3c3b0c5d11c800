package dev.stoa.adapter.jooq.consensus;

import static dev.stoa.schema.generated.tables.Consensus.CONSENSUS;
import static dev.stoa.schema.generated.tables.ConsensusPositions.CONSENSUS_POSITIONS;

import dev.stoa.adapter.jooq.consensus.ConsensusRows.Held;
import dev.stoa.adapter.jooq.consensus.ConsensusSql.PageShape;
import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.consensus.ConfidencePosition;
import dev.stoa.domain.consensus.ConfidenceQuery;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusCounts;
import dev.stoa.domain.consensus.ConsensusEntries;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusQuery;
import dev.stoa.domain.consensus.DissenterRecord;
import dev.stoa.domain.consensus.Position;
import dev.stoa.domain.consensus.SharedErrors;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Conclusions in the tables {@code consensus} and {@code consensus_positions}. */
public final class JooqConsensusEntries implements ConsensusEntries {

  private static final NamedRows POSITIONS =
      NamedRows.in(CONSENSUS_POSITIONS.AGENT_NAME, CONSENSUS_POSITIONS.CONSENSUS_ID);

  private final JooqSession session;
  private final CountedConsensus counted;

  public JooqConsensusEntries(JooqSession session) {
    this.session = session;
    this.counted = new CountedConsensus(session);
  }

  @Override
  public void add(Consensus consensus) {
    session.run(ConsensusSql.INSERT, binds -> ConsensusRows.bind(binds, consensus));
    savePositions(consensus);
  }

  @Override
  public void save(Consensus consensus) {
    session.run(ConsensusSql.CHANGE, binds -> ConsensusRows.bindChanging(binds, consensus));
    savePositions(consensus);
  }

  private void savePositions(Consensus consensus) {
    session.batch(
        PositionSql.SAVE,
        consensus.draft().positions().map(one -> new Held(consensus.id(), one)),
        ConsensusRows::bind);
  }

  @Override
  public Option<Consensus> find(ConsensusId id) {
    return find(Vector.of(id)).headOption();
  }

  @Override
  public Seq<Consensus> find(Seq<ConsensusId> ids) {
    return list(
        ConsensusSql.FIND, binds -> binds.set(ConsensusSql.IDS, ids.map(ConsensusId::value)));
  }

  @Override
  public Option<Consensus> lock(ConsensusId id) {
    session.writing();
    return list(ConsensusSql.LOCK, binds -> binds.set(CONSENSUS.ID, id.value())).headOption();
  }

  @Override
  public Seq<Consensus> of(String debateId, int limit) {
    return list(
        ConsensusSql.OF_DEBATE,
        binds -> binds.set(CONSENSUS.DEBATE_ID, debateId).set(ConsensusSql.LIMIT, limit));
  }

  @Override
  public Seq<Consensus> ofTopic(String hash, int limit) {
    return list(
        ConsensusSql.OF_TOPIC,
        binds -> binds.set(CONSENSUS.TOPIC_HASH, hash).set(ConsensusSql.LIMIT, limit));
  }

  @Override
  public Seq<Consensus> page(ConsensusQuery query) {
    return Vector.of(false, true)
        .filter(
            archived -> query.show() != (archived ? ArchiveFilter.LIVE : ArchiveFilter.ARCHIVED))
        .flatMap(archived -> page(query, archived))
        .sortBy(Consensus::position)
        .take(query.page().limit());
  }

  private Seq<Consensus> page(ConsensusQuery query, boolean archived) {
    Option<TimePosition<ConsensusId>> after = query.page().after();
    return list(
        ConsensusSql.page(PageShape.of(query, archived, after.isDefined())),
        binds -> {
          binds
              .set(ConsensusSql.LIMIT, query.page().limit())
              .set(ConsensusSql.LEAST, query.minConfidence());
          for (Discipline domain : query.domain()) {
            binds.set(CONSENSUS.DOMAIN, domain.value());
          }
          for (Instant since : query.since()) {
            binds.set(ConsensusSql.SINCE, since);
          }
          for (Instant until : query.until()) {
            binds.set(ConsensusSql.UNTIL, until);
          }
          for (TimePosition<ConsensusId> last : after) {
            ConsensusSql.NEWEST_FIRST.bind(binds, last);
          }
        });
  }

  @Override
  public Seq<Consensus> ranked(ConfidenceQuery query) {
    Option<ConfidencePosition> after = query.page().after();
    return list(
        ranked(query.domain().isDefined(), after.isDefined()),
        binds -> {
          binds
              .set(ConsensusSql.LIMIT, query.page().limit())
              .set(ConsensusSql.LEAST, query.minConfidence());
          for (Discipline wanted : query.domain()) {
            binds.set(CONSENSUS.DOMAIN, wanted.value());
          }
          for (ConfidencePosition last : after) {
            binds
                .set(ConsensusSql.AFTER_CONFIDENCE, last.confidence())
                .set(ConsensusSql.AFTER_TIME, last.createdAt())
                .set(ConsensusSql.AFTER_ID, last.id().value());
          }
        });
  }

  private static Statement ranked(boolean ofDomain, boolean after) {
    if (ofDomain) {
      return after ? ConsensusSql.RANKED_OF_DOMAIN_AFTER : ConsensusSql.RANKED_OF_DOMAIN;
    }
    return after ? ConsensusSql.RANKED_AFTER : ConsensusSql.RANKED;
  }

  /** The rows with their positions, which are read in one further query. */
  private Seq<Consensus> list(Statement statement, Binder binder) {
    Seq<Consensus> found = session.list(statement, binder, ConsensusRows::consensus);
    if (found.isEmpty()) {
      return found;
    }
    Map<ConsensusId, Seq<Position>> positions =
        session
            .list(
                PositionSql.FIND,
                binds -> binds.set(PositionSql.IDS, found.map(one -> one.id().value())),
                ConsensusRows::held)
            .groupBy(Held::consensus)
            .mapValues(held -> held.map(Held::position));
    return found.map(
        one -> one.positioned(positions.getOrElse(one.id(), Vector.<Position>empty())));
  }

  @Override
  public ConsensusCounts counts() {
    return counted.counts();
  }

  @Override
  public Seq<DissenterRecord> dissenters(Option<AgentName> after, int limit) {
    return session.list(
        PositionSql.DISSENTERS,
        binds ->
            binds
                .set(CONSENSUS_POSITIONS.AGENT_NAME, after.map(AgentName::value).getOrElse(""))
                .set(PositionSql.LIMIT, limit),
        row ->
            new DissenterRecord(
                new AgentName(row.get(CONSENSUS_POSITIONS.AGENT_NAME)),
                row.get(PositionSql.DISSENTS),
                row.get(PositionSql.RIGHT),
                row.get(PositionSql.WORTH)));
  }

  @Override
  public Seq<SharedErrors> errors(int limit) {
    return session.list(
        PositionSql.ERRORS,
        binds -> binds.set(PositionSql.LIMIT, limit),
        row ->
            new SharedErrors(
                new AgentName(row.get(PositionSql.ONE_NAME)),
                new AgentName(row.get(PositionSql.OTHER_NAME)),
                row.get(PositionSql.TOGETHER),
                row.get(PositionSql.WRONG)));
  }

  @Override
  public long move(AgentName from, AgentName into) {
    return POSITIONS.move(session, from, into);
  }

  @Override
  public long count(AgentName agent) {
    return POSITIONS.count(session, agent);
  }

  @Override
  public SearchSource source() {
    return SearchSource.CONSENSUS;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    Vector<Consensus> live = Vector.empty();
    String last = after.getOrElse("");
    Seq<Consensus> some;
    do {
      some = byId(last, limit);
      live = live.appendAll(some.filter(one -> one.archivedAt().isEmpty()));
      last = some.isEmpty() ? last : some.last().id().value();
    } while (some.size() == limit && live.size() < limit);
    return live.take(limit).map(Consensus::document);
  }

  @Override
  public boolean isWaiting() {
    return ConsensusSql.WAITING.any(session);
  }

  @Override
  public Seq<SearchDocument> takeWaiting(int limit) {
    return ConsensusSql.WAITING.take(
        session,
        limit,
        row ->
            Option.of(ConsensusRows.consensus(row))
                .filter(one -> one.archivedAt().isEmpty())
                .map(Consensus::document));
  }

  private Seq<Consensus> byId(String after, int limit) {
    return session.list(
        ConsensusSql.BY_ID,
        binds -> binds.set(ConsensusSql.AFTER_ID, after).set(ConsensusSql.LIMIT, limit),
        ConsensusRows::consensus);
  }
}
