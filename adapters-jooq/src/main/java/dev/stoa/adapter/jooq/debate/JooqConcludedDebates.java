package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.Debates.DEBATES;

import dev.stoa.adapter.jooq.debate.ConcludedSql.Part;
import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.debate.ConcludedDebate;
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
import java.util.EnumSet;
import java.util.Set;

/** The records in the table {@code debates}. */
public final class JooqConcludedDebates implements ConcludedDebates {

  private static final double MICROS_PER_SECOND = 1_000_000;
  private static final NamedRows WON = NamedRows.in(DEBATES.WINNER);

  private final JooqSession session;

  public JooqConcludedDebates(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(ConcludedDebate debate) {
    DebateOutcome outcome = debate.outcome();
    session.run(
        ConcludedSql.INSERT,
        binds ->
            binds
                .set(DEBATES.ID, debate.id().value())
                .set(DEBATES.SESSION_ID, debate.session().value())
                .set(DEBATES.TASK, debate.task())
                .set(DEBATES.DOMAIN, debate.domain().map(Discipline::value).getOrNull())
                .set(DEBATES.FINAL_ANSWER, outcome.answer())
                .set(DEBATES.WINNER, outcome.winner().map(AgentName::value).getOrNull())
                .set(DEBATES.CONSENSUS_REACHED, outcome.consensusReached())
                .set(DEBATES.CONFIDENCE, outcome.confidence())
                .set(DEBATES.VOTING_METHOD, outcome.method().label())
                .set(DEBATES.ROUNDS_USED, debate.rounds())
                .set(
                    DEBATES.DURATION_SECONDS,
                    debate.duration().toNanos() / 1_000 / MICROS_PER_SECOND)
                .set(
                    DEBATES.GROUNDED_VERDICT,
                    outcome.groundedVerdict().map(JsonColumn::of).getOrNull())
                .set(DEBATES.RECEIPT, debate.receipt())
                .set(DEBATES.AUDIT_SEQUENCE, debate.auditSequence())
                .set(DEBATES.CREATED_AT, debate.createdAt()));
  }

  @Override
  public Option<ConcludedDebate> find(DebateId id) {
    return session.one(
        ConcludedSql.FIND,
        binds -> binds.set(DEBATES.ID, id.value()),
        JooqConcludedDebates::debate);
  }

  @Override
  public Option<ConcludedDebate> lock(DebateId id) {
    session.serialize(LockName.DEBATE.of(id));
    return find(id);
  }

  @Override
  public Seq<ConcludedDebate> page(DebateHistoryQuery query) {
    Set<Part> parts = EnumSet.noneOf(Part.class);
    query.domain().forEach(domain -> parts.add(Part.DOMAIN));
    if (query.onlyConsensus()) {
      parts.add(Part.CONSENSUS);
    }
    query.page().after().forEach(last -> parts.add(Part.AFTER));
    return session.list(
        ConcludedSql.PAGES.with(parts),
        binds -> {
          for (Discipline domain : query.domain()) {
            binds.set(DEBATES.DOMAIN, domain.value());
          }
          for (TimePosition<DebateId> last : query.page().after()) {
            ConcludedSql.NEWEST_FIRST.bind(binds, last);
          }
          binds
              .set(DEBATES.CONFIDENCE, query.minimumConfidence())
              .set(ConcludedSql.SINCE, query.since())
              .set(ConcludedSql.UNTIL, query.until())
              .set(ConcludedSql.LIMIT, query.page().limit());
        },
        JooqConcludedDebates::debate);
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
    return new ConcludedDebate(
        new DebateId(row.get(DEBATES.ID)),
        new DebateSessionId(row.get(DEBATES.SESSION_ID)),
        row.get(DEBATES.TASK),
        Option.of(row.get(DEBATES.DOMAIN)).map(Discipline::new),
        new DebateOutcome(
            row.get(DEBATES.FINAL_ANSWER),
            Option.of(row.get(DEBATES.WINNER)).map(AgentName::new),
            row.get(DEBATES.CONFIDENCE),
            row.get(DEBATES.CONSENSUS_REACHED),
            VotingMethod.labelled(row.get(DEBATES.VOTING_METHOD)),
            Option.of(row.get(DEBATES.GROUNDED_VERDICT)).map(JsonColumn::canonical)),
        row.get(DEBATES.ROUNDS_USED),
        Duration.ofNanos(Math.round(row.get(DEBATES.DURATION_SECONDS) * MICROS_PER_SECOND) * 1_000),
        row.get(DEBATES.RECEIPT),
        row.get(DEBATES.AUDIT_SEQUENCE),
        row.get(DEBATES.CREATED_AT));
  }
}
