package dev.stoa.adapter.jooq.consensus;

import static dev.stoa.schema.generated.tables.Dissent.DISSENT;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.sql.Binder;
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
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import org.jooq.Field;
import org.jooq.impl.DSL;

/** Dissents in the table {@code dissent}. */
public final class JooqDissents extends StoredById<DissentId, Dissent> implements Dissents {

  static final Rows<Dissent> DISSENTS =
      Rows.of(DISSENT, JooqDissents::dissent)
          .key(DISSENT.ID, dissent -> dissent.id().value())
          .set(DISSENT.CONSENSUS_ID, dissent -> dissent.consensus().value())
          .set(DISSENT.DEBATE_ID, Dissent::debateId)
          .set(DISSENT.AGENT_ID, dissent -> dissent.draft().agent().value())
          .set(DISSENT.DISSENT_TYPE, dissent -> dissent.draft().type().label())
          .set(DISSENT.CONTENT, dissent -> dissent.draft().content())
          .set(DISSENT.CONFIDENCE, dissent -> dissent.draft().confidence())
          .set(DISSENT.TIMESTAMP, Dissent::createdAt)
          .set(DISSENT.DATA, dissent -> JsonColumn.of(dissent.draft().metadata()))
          .maybe(DISSENT.REASONING, dissent -> dissent.draft().reasoning())
          .changing()
          .maybe(DISSENT.ACKNOWLEDGED_AT, Dissent::acknowledgedAt)
          .maybe(DISSENT.REBUTTAL, Dissent::rebuttal);

  static final Lookup<String, Dissent> BY_ID = DISSENTS.by(DISSENT.ID);
  static final Lookup<String, Dissent> OF_CONSENSUS = DISSENTS.by(DISSENT.CONSENSUS_ID);
  static final Pages<TimePosition<DissentId>, Dissent> NEWEST =
      DISSENTS.pages(Order.newestFirst(DISSENT.TIMESTAMP, DISSENT.ID));
  static final Filter<String> OF_TYPE = Filter.eq(DISSENT.DISSENT_TYPE);

  private static final Field<Integer> COUNT = DSL.count().as("counted");
  static final Statement COUNTS =
      Statement.of(
          () -> select(DISSENT.DISSENT_TYPE, COUNT).from(DISSENT).groupBy(DISSENT.DISSENT_TYPE));

  private static final NamedRows BY = NamedRows.in(DISSENT.AGENT_ID);

  public JooqDissents(JooqSession session) {
    super(session, DISSENTS, BY_ID);
  }

  @Override
  public Seq<Dissent> of(Seq<ConsensusId> consensuses) {
    return OF_CONSENSUS
        .find(session, consensuses.map(ConsensusId::value))
        .sortBy(Dissent::position);
  }

  @Override
  public Seq<Dissent> page(DissentQuery query) {
    return NEWEST.page(
        session, Filters.NONE.and(OF_TYPE, query.type().map(DissentType::label)), query.page());
  }

  @Override
  public Map<DissentType, Long> counts() {
    return session
        .list(
            COUNTS,
            Binder.NOTHING,
            row ->
                Tuple.of(
                    DissentType.labelled(row.get(DISSENT.DISSENT_TYPE)), (long) row.get(COUNT)))
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
