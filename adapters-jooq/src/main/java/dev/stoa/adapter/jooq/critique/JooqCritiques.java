package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.tables.Critiques.CRITIQUES;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binder;
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
    CritiqueRows.FILED.add(session, filed);
    return filed;
  }

  @Override
  public Option<Critique> find(CritiqueId id) {
    return CritiqueSql.BY_ID.find(session, id.value());
  }

  @Override
  public Option<Critique> lock(CritiqueId id) {
    session.serialize(LockName.CRITIQUE.of(id));
    return find(id);
  }

  @Override
  public void judge(CritiqueId id, Verdict verdict, double predictionError) {
    CritiqueRows.JUDGED.save(session, new CritiqueRows.Judged(id, verdict, predictionError));
  }

  @Override
  public Seq<Critique> page(CritiqueQuery query) {
    return CritiqueSql.IN_ORDER.page(
        session,
        Filters.NONE
            .and(CritiqueSql.OF_DEBATE, query.debateId())
            .and(CritiqueSql.OF_AGENT, query.agent().map(AgentName::value)),
        Option.some(query.page().after().getOrElse(0L)),
        query.page().limit());
  }

  @Override
  public int removeFiledBefore(Instant cutoff, int limit) {
    session.serialize(LockName.CRITIQUE.all());
    Option<Long> last = session.one(CritiqueSql.LAST, Binder.NOTHING, row -> row.get(CRITIQUES.ID));
    Seq<Long> old =
        session
            .list(
                CritiqueSql.FIRST,
                binds -> binds.set(Rows.LIMIT, limit),
                row -> Tuple.of(row.get(CRITIQUES.ID), row.get(CRITIQUES.CREATED_AT)))
            .filter(one -> one._2.isBefore(cutoff) && !last.contains(one._1))
            .map(one -> one._1);
    if (old.nonEmpty()) {
      CritiqueSql.BY_ID.remove(session, old);
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
}
