package dev.stoa.adapter.jooq.consensus;

import static dev.stoa.adapter.jooq.consensus.ConsensusRows.HELD;
import static dev.stoa.adapter.jooq.consensus.ConsensusRows.RECORDED;
import static dev.stoa.schema.generated.tables.ConsensusPositions.CONSENSUS_POSITIONS;

import dev.stoa.adapter.jooq.consensus.ConsensusRows.Held;
import dev.stoa.adapter.jooq.rows.ArchiveFilters;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.unit.JooqSession;
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
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

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
    RECORDED.add(session, consensus);
    savePositions(consensus);
  }

  @Override
  public void save(Consensus consensus) {
    session.run(ConsensusSql.SAVE, binds -> RECORDED.bindChanging(binds, consensus));
    savePositions(consensus);
  }

  private void savePositions(Consensus consensus) {
    HELD.put(session, consensus.draft().positions().map(one -> new Held(consensus.id(), one)));
  }

  @Override
  public Option<Consensus> find(ConsensusId id) {
    return positioned(ConsensusSql.BY_ID.find(session, id.value()).toVector()).headOption();
  }

  @Override
  public Seq<Consensus> find(Seq<ConsensusId> ids) {
    return positioned(ConsensusSql.BY_ID.find(session, ids.map(ConsensusId::value)));
  }

  @Override
  public Option<Consensus> lock(ConsensusId id) {
    return positioned(ConsensusSql.BY_ID.lock(session, id.value()).toVector()).headOption();
  }

  @Override
  public Seq<Consensus> of(String debateId, int limit) {
    return newest(Filters.NONE.and(ConsensusSql.OF_DEBATE, debateId), limit);
  }

  @Override
  public Seq<Consensus> ofTopic(String hash, int limit) {
    return newest(Filters.NONE.and(ConsensusSql.LIVE).and(ConsensusSql.OF_TOPIC, hash), limit);
  }

  private Seq<Consensus> newest(Filters wanted, int limit) {
    return positioned(ConsensusSql.NEWEST.page(session, wanted, Option.none(), limit));
  }

  @Override
  public Seq<Consensus> page(ConsensusQuery query) {
    return positioned(
        ArchiveFilters.kinds(query.show())
            .flatMap(
                kind ->
                    ConsensusSql.NEWEST.page(
                        session, ConsensusSql.wanted(query, kind), query.page()))
            .sortBy(Consensus::position)
            .take(query.page().limit()));
  }

  @Override
  public Seq<Consensus> ranked(ConfidenceQuery query) {
    return positioned(ConsensusSql.RANKED.page(session, ConsensusSql.wanted(query), query.page()));
  }

  /** The conclusions with their positions, which are read in one further query. */
  private Seq<Consensus> positioned(Seq<Consensus> found) {
    if (found.isEmpty()) {
      return found;
    }
    Map<ConsensusId, Seq<Position>> positions =
        HELD.list(
                session,
                PositionSql.OF_CONSENSUSES,
                binds -> binds.set(PositionSql.IDS, found.map(one -> one.id().value())))
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
                .set(Rows.LIMIT, limit),
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
        binds -> binds.set(Rows.LIMIT, limit),
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
    return ConsensusSql.IN_ORDER
        .next(
            session,
            Filters.NONE.and(ConsensusSql.INDEXED),
            after.getOrElse(""),
            limit,
            one -> one.id().value(),
            one -> one.archivedAt().isEmpty())
        .map(Consensus::document);
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
            Option.of(RECORDED.read(row))
                .filter(one -> one.archivedAt().isEmpty())
                .map(Consensus::document));
  }
}
