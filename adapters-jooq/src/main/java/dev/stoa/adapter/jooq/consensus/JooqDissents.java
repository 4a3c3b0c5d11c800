package dev.stoa.adapter.jooq.consensus;

import static dev.stoa.schema.generated.tables.Dissent.DISSENT;

import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.Dissent;
import dev.stoa.domain.consensus.DissentDraft;
import dev.stoa.domain.consensus.DissentId;
import dev.stoa.domain.consensus.DissentQuery;
import dev.stoa.domain.consensus.DissentType;
import dev.stoa.domain.consensus.Dissents;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.schema.Json;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Dissents in the table {@code dissent}. */
public final class JooqDissents implements Dissents {

  private static final NamedRows BY = NamedRows.in(DISSENT.AGENT_ID);

  private final JooqSession session;

  public JooqDissents(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(Seq<Dissent> dissents) {
    session.batch(DissentSql.INSERT, dissents, JooqDissents::bind);
  }

  @Override
  public void save(Dissent dissent) {
    session.run(
        DissentSql.ANSWER,
        binds ->
            binds
                .set(DISSENT.ID, dissent.id().value())
                .set(DISSENT.ACKNOWLEDGED_AT, dissent.acknowledgedAt().getOrNull())
                .set(DISSENT.REBUTTAL, dissent.rebuttal().getOrNull()));
  }

  @Override
  public Option<Dissent> find(DissentId id) {
    return session.one(
        DissentSql.FIND, binds -> binds.set(DISSENT.ID, id.value()), JooqDissents::dissent);
  }

  @Override
  public Option<Dissent> lock(DissentId id) {
    session.writing();
    return session.one(
        DissentSql.LOCK, binds -> binds.set(DISSENT.ID, id.value()), JooqDissents::dissent);
  }

  @Override
  public Seq<Dissent> of(Seq<ConsensusId> consensuses) {
    return session
        .list(
            DissentSql.OF_CONSENSUSES,
            binds -> binds.set(DissentSql.CONSENSUSES, consensuses.map(ConsensusId::value)),
            JooqDissents::dissent)
        .sortBy(Dissent::position);
  }

  @Override
  public Seq<Dissent> page(DissentQuery query) {
    Option<TimePosition<DissentId>> after = query.page().after();
    return session.list(
        page(query.type().isDefined(), after.isDefined()),
        binds -> {
          binds.set(DissentSql.LIMIT, query.page().limit());
          for (DissentType wanted : query.type()) {
            binds.set(DISSENT.DISSENT_TYPE, wanted.label());
          }
          for (TimePosition<DissentId> last : after) {
            DissentSql.NEWEST_FIRST.bind(binds, last);
          }
        },
        JooqDissents::dissent);
  }

  private static Statement page(boolean ofType, boolean after) {
    if (ofType) {
      return after ? DissentSql.PAGE_OF_TYPE_AFTER : DissentSql.PAGE_OF_TYPE;
    }
    return after ? DissentSql.PAGE_AFTER : DissentSql.PAGE;
  }

  @Override
  public Map<DissentType, Long> counts() {
    return session
        .list(
            DissentSql.COUNTS,
            Binder.NOTHING,
            row ->
                Tuple.of(
                    DissentType.labelled(row.get(DISSENT.DISSENT_TYPE)),
                    (long) row.get(DissentSql.COUNT)))
        .toMap(Tuple2::_1, Tuple2::_2);
  }

  @Override
  public long move(AgentName from, AgentName into) {
    return BY.move(session, from, into);
  }

  @Override
  public long count(AgentName agent) {
    return BY.count(session, agent);
  }

  private static void bind(Binds binds, Dissent dissent) throws SQLException {
    DissentDraft draft = dissent.draft();
    binds
        .set(DISSENT.ID, dissent.id().value())
        .set(DISSENT.CONSENSUS_ID, dissent.consensus().value())
        .set(DISSENT.DEBATE_ID, dissent.debateId())
        .set(DISSENT.AGENT_ID, draft.agent().value())
        .set(DISSENT.DISSENT_TYPE, draft.type().label())
        .set(DISSENT.CONTENT, draft.content())
        .set(DISSENT.CONFIDENCE, draft.confidence())
        .set(DISSENT.TIMESTAMP, dissent.createdAt())
        .set(DISSENT.DATA, new Json(draft.metadata().text()))
        .set(DISSENT.REASONING, draft.reasoning().getOrNull())
        .set(DISSENT.ACKNOWLEDGED_AT, dissent.acknowledgedAt().getOrNull())
        .set(DISSENT.REBUTTAL, dissent.rebuttal().getOrNull());
  }

  private static Dissent dissent(Row row) throws SQLException {
    return new Dissent(
        new DissentId(row.get(DISSENT.ID)),
        new ConsensusId(row.get(DISSENT.CONSENSUS_ID)),
        row.get(DISSENT.DEBATE_ID),
        new DissentDraft(
            new AgentName(row.get(DISSENT.AGENT_ID)),
            DissentType.labelled(row.get(DISSENT.DISSENT_TYPE)),
            row.get(DISSENT.CONTENT),
            Option.of(row.get(DISSENT.REASONING)),
            row.get(DISSENT.CONFIDENCE),
            JsonColumn.canonical(row.get(DISSENT.DATA))),
        row.get(DISSENT.TIMESTAMP),
        Option.of(row.get(DISSENT.ACKNOWLEDGED_AT)),
        Option.of(row.get(DISSENT.REBUTTAL)));
  }
}
