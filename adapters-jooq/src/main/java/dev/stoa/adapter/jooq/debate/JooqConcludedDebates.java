package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.Debates.DEBATES;

import dev.stoa.adapter.jooq.rows.AddedById;
import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.debate.ConcludedDebate;
import dev.stoa.domain.debate.ConcludedDebateBuilder;
import dev.stoa.domain.debate.ConcludedDebates;
import dev.stoa.domain.debate.DebateHistoryQuery;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.VotingMethod;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;

/** The records in the table {@code debates}. */
public final class JooqConcludedDebates extends AddedById<DebateId, ConcludedDebate>
    implements ConcludedDebates {

  private static final double MICROS_PER_SECOND = 1_000_000;

  static final Rows<ConcludedDebate> CONCLUDED =
      Rows.of(DEBATES, JooqConcludedDebates::debate)
          .key(DEBATES.ID, debate -> debate.id().value())
          .set(DEBATES.SESSION_ID, debate -> debate.session().value())
          .set(DEBATES.TASK, ConcludedDebate::task)
          .maybe(DEBATES.DOMAIN, debate -> debate.domain().map(Discipline::value))
          .set(DEBATES.FINAL_ANSWER, debate -> debate.outcome().answer())
          .maybe(DEBATES.WINNER, debate -> debate.outcome().winner().map(AgentName::value))
          .set(DEBATES.CONSENSUS_REACHED, debate -> debate.outcome().consensusReached())
          .set(DEBATES.CONFIDENCE, debate -> debate.outcome().confidence())
          .set(DEBATES.VOTING_METHOD, debate -> debate.outcome().method().label())
          .set(DEBATES.ROUNDS_USED, ConcludedDebate::rounds)
          .set(
              DEBATES.DURATION_SECONDS,
              debate -> debate.duration().toNanos() / 1_000 / MICROS_PER_SECOND)
          .maybe(
              DEBATES.GROUNDED_VERDICT,
              debate -> debate.outcome().groundedVerdict().map(JsonColumn::of))
          .set(DEBATES.RECEIPT, ConcludedDebate::receipt)
          .set(DEBATES.AUDIT_SEQUENCE, ConcludedDebate::auditSequence)
          .set(DEBATES.CREATED_AT, ConcludedDebate::createdAt);

  static final Lookup<String, ConcludedDebate> BY_ID = CONCLUDED.by(DEBATES.ID);
  static final Pages<TimePosition<DebateId>, ConcludedDebate> NEWEST =
      CONCLUDED.pages(Order.newestFirst(DEBATES.CREATED_AT, DEBATES.ID));

  private static final Filter<Instant> SINCE = Filter.atLeast(DEBATES.CREATED_AT);
  private static final Filter<Instant> UNTIL = Filter.below(DEBATES.CREATED_AT);
  private static final Filter<Double> CONFIDENT = Filter.atLeast(DEBATES.CONFIDENCE);
  private static final Filter<String> OF_DOMAIN = Filter.eq(DEBATES.DOMAIN);
  private static final Filter<Object> WITH_CONSENSUS =
      Filter.of(DEBATES.CONSENSUS_REACHED.isTrue());

  private static final NamedRows WON = NamedRows.in(DEBATES.WINNER);

  public JooqConcludedDebates(JooqSession session) {
    super(session, CONCLUDED, BY_ID);
  }

  @Override
  public Option<ConcludedDebate> lock(DebateId id) {
    session.serialize(LockName.DEBATE.of(id));
    return find(id);
  }

  @Override
  public Seq<ConcludedDebate> page(DebateHistoryQuery query) {
    return NEWEST.page(session, wanted(query), query.page());
  }

  /** What is asked of {@link #NEWEST}. */
  static Filters wanted(DebateHistoryQuery query) {
    return Filters.NONE
        .and(SINCE, query.since())
        .and(UNTIL, query.until())
        .and(CONFIDENT, query.minimumConfidence())
        .and(OF_DOMAIN, query.domain().map(Discipline::value))
        .when(query.onlyConsensus(), WITH_CONSENSUS);
  }

  @Override
  public long move(AgentName from, AgentName into) {
    return WON.move(session, from, into);
  }

  @Override
  public long count(AgentName agent) {
    return WON.count(session, agent);
  }

  private static ConcludedDebate debate(Row row) throws SQLException {
    return ConcludedDebateBuilder.builder()
        .id(new DebateId(row.get(DEBATES.ID)))
        .session(new DebateSessionId(row.get(DEBATES.SESSION_ID)))
        .task(row.get(DEBATES.TASK))
        .domain(Option.of(row.get(DEBATES.DOMAIN)).map(Discipline::new))
        .outcome(
            new DebateOutcome(
                row.get(DEBATES.FINAL_ANSWER),
                Option.of(row.get(DEBATES.WINNER)).map(AgentName::new),
                row.get(DEBATES.CONFIDENCE),
                row.get(DEBATES.CONSENSUS_REACHED),
                VotingMethod.labelled(row.get(DEBATES.VOTING_METHOD)),
                Option.of(row.get(DEBATES.GROUNDED_VERDICT)).map(JsonColumn::canonical)))
        .rounds(row.get(DEBATES.ROUNDS_USED))
        .duration(
            Duration.ofNanos(
                Math.round(row.get(DEBATES.DURATION_SECONDS) * MICROS_PER_SECOND) * 1_000))
        .receipt(row.get(DEBATES.RECEIPT))
        .auditSequence(row.get(DEBATES.AUDIT_SEQUENCE))
        .createdAt(row.get(DEBATES.CREATED_AT))
        .build();
  }
}
