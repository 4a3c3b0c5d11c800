package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.tables.Critiques.CRITIQUES;

import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueId;
import dev.stoa.domain.critique.CritiqueQuery;
import dev.stoa.domain.critique.Critiques;
import dev.stoa.domain.critique.Verdict;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.Tuple;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The critiques in the table {@code critiques}. */
public final class JooqCritiques implements Critiques {

  private static final NamedRows BY = NamedRows.in(CRITIQUES.AGENT);
  private static final NamedRows OF = NamedRows.in(CRITIQUES.TARGET_AGENT);

  private final JooqSession session;

  public JooqCritiques(JooqSession session) {
    this.session = session;
  }

  @Override
  public Seq<Critique> add(Seq<CritiqueDraft> drafts, Instant filedAt) {
    session.serialize(LockName.CRITIQUE.all());
    long last =
        session.one(CritiqueSql.LAST, Binder.NOTHING, row -> row.get(CRITIQUES.ID)).getOrElse(0L);
    Seq<Critique> filed =
        drafts
            .toVector()
            .zipWithIndex(
                (draft, i) ->
                    new Critique(new CritiqueId(last + i + 1), draft, filedAt, Option.none()));
    session.batch(CritiqueSql.INSERT, filed, CritiqueRows::bind);
    return filed;
  }

  @Override
  public Option<Critique> find(CritiqueId id) {
    return session.one(
        CritiqueSql.FIND, binds -> binds.set(CRITIQUES.ID, id.value()), CritiqueRows::critique);
  }

  @Override
  public Option<Critique> lock(CritiqueId id) {
    session.serialize(LockName.CRITIQUE.of(id));
    return find(id);
  }

  @Override
  public void judge(CritiqueId id, Verdict verdict, double predictionError) {
    session.run(
        CritiqueSql.JUDGE,
        binds ->
            binds
                .set(CRITIQUES.LED_TO_IMPROVEMENT, verdict.ledToImprovement())
                .set(CRITIQUES.ACTUAL_USEFULNESS, verdict.actualUsefulness())
                .set(CRITIQUES.PREDICTION_ERROR, predictionError)
                .set(CRITIQUES.JUDGED_AT, verdict.judgedAt())
                .set(CRITIQUES.ID, id.value()));
  }

  @Override
  public Seq<Critique> page(CritiqueQuery query) {
    return session.list(
        statement(query),
        binds -> {
          for (String debate : query.debateId()) {
            binds.set(CRITIQUES.DEBATE_ID, debate);
          }
          for (AgentName agent : query.agent()) {
            binds.set(CRITIQUES.AGENT, agent.value());
          }
          binds
              .set(CRITIQUES.ID, query.page().after().getOrElse(0L))
              .set(CritiqueSql.LIMIT, query.page().limit());
        },
        CritiqueRows::critique);
  }

  @Override
  public int removeFiledBefore(Instant cutoff, int limit) {
    session.serialize(LockName.CRITIQUE.all());
    Option<Long> last = session.one(CritiqueSql.LAST, Binder.NOTHING, row -> row.get(CRITIQUES.ID));
    Seq<Long> old =
        session
            .list(
                CritiqueSql.FIRST,
                binds -> binds.set(CritiqueSql.LIMIT, limit),
                row -> Tuple.of(row.get(CRITIQUES.ID), row.get(CRITIQUES.CREATED_AT)))
            .filter(one -> one._2.isBefore(cutoff) && !last.contains(one._1))
            .map(one -> one._1);
    if (old.nonEmpty()) {
      session.run(CritiqueSql.DELETE, binds -> binds.set(CritiqueSql.IDS, old));
    }
    return old.size();
  }

  @Override
  public long move(AgentName from, AgentName into) {
    return (long) BY.move(session, from, into) + OF.move(session, from, into);
  }

  @Override
  public long count(AgentName agent) {
    return (long) BY.count(session, agent) + OF.count(session, agent);
  }

  private static Statement statement(CritiqueQuery query) {
    if (query.debateId().isEmpty()) {
      return query.agent().isEmpty() ? CritiqueSql.PAGE : CritiqueSql.PAGE_OF_AGENT;
    }
    return query.agent().isEmpty() ? CritiqueSql.PAGE_OF_DEBATE : CritiqueSql.PAGE_OF_BOTH;
  }
}
