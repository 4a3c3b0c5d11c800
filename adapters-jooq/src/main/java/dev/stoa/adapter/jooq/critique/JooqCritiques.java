package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.Tables.CRITIQUES;
import static org.jooq.impl.DSL.noCondition;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueFilter;
import dev.stoa.domain.critique.CritiqueId;
import dev.stoa.domain.critique.Critiques;
import dev.stoa.domain.critique.Verdict;
import dev.stoa.schema.generated.tables.records.CritiquesRecord;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.jooq.Select;
import org.jooq.impl.DSL;

/** The critiques in the table {@code critiques}. */
public final class JooqCritiques implements Critiques {

  private final JooqSession session;

  public JooqCritiques(JooqSession session) {
    this.session = session;
  }

  @Override
  public Critique add(CritiqueDraft draft, Instant filedAt) {
    Long id =
        session
            .dsl()
            .insertInto(CRITIQUES)
            .set(CritiqueRows.row(draft, filedAt))
            .returningResult(CRITIQUES.ID)
            .fetchSingle()
            .value1();
    return new Critique(new CritiqueId(id), draft, filedAt, Option.none());
  }

  @Override
  public Option<Critique> find(CritiqueId id) {
    CritiquesRecord row =
        session.dsl().selectFrom(CRITIQUES).where(CRITIQUES.ID.eq(id.value())).fetchOne();
    return Option.of(row).map(CritiqueRows::critique);
  }

  @Override
  public Option<Critique> lock(CritiqueId id) {
    session.serialize("critique " + id);
    return find(id);
  }

  @Override
  public void judge(CritiqueId id, Verdict verdict, double predictionError) {
    session
        .dsl()
        .update(CRITIQUES)
        .set(CRITIQUES.LED_TO_IMPROVEMENT, verdict.ledToImprovement())
        .set(CRITIQUES.ACTUAL_USEFULNESS, verdict.actualUsefulness())
        .set(CRITIQUES.PREDICTION_ERROR, predictionError)
        .set(CRITIQUES.JUDGED_AT, verdict.judgedAt())
        .where(CRITIQUES.ID.eq(id.value()))
        .execute();
  }

  @Override
  public Seq<Critique> after(long id, int limit, CritiqueFilter filter) {
    return Vector.ofAll(session.dsl().fetch(page(id, limit, filter)).map(CritiqueRows::critique));
  }

  static Select<CritiquesRecord> page(long id, int limit, CritiqueFilter filter) {
    return DSL.selectFrom(CRITIQUES)
        .where(CRITIQUES.ID.gt(id))
        .and(filter.debateId().map(CRITIQUES.DEBATE_ID::eq).getOrElse(noCondition()))
        .and(
            filter.agent().map(agent -> CRITIQUES.AGENT.eq(agent.value())).getOrElse(noCondition()))
        .orderBy(CRITIQUES.ID)
        .limit(limit);
  }
}
