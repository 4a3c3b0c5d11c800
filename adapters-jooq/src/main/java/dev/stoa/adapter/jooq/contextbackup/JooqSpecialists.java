package dev.stoa.adapter.jooq.contextbackup;

import static dev.stoa.schema.generated.tables.Specialists.SPECIALISTS;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.contextbackup.Specialists;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Specialists in the table {@code specialists}. */
public final class JooqSpecialists extends StoredById<SpecialistName, Specialist>
    implements Specialists {

  private static final Rows<Specialist> REGISTERED =
      Rows.of(
              SPECIALISTS,
              row -> Specialist.of(row.get(SPECIALISTS.NAME), row.get(SPECIALISTS.CONTEXT_WINDOW)))
          .key(SPECIALISTS.NAME, specialist -> specialist.name().value())
          .changing()
          .set(SPECIALISTS.CONTEXT_WINDOW, Specialist::contextWindow);

  static final Lookup<String, Specialist> BY_NAME = REGISTERED.by(SPECIALISTS.NAME);
  static final Pages<String, Specialist> IN_ORDER =
      REGISTERED.pages(Order.ascending(SPECIALISTS.NAME, name -> name));

  public JooqSpecialists(JooqSession session) {
    super(session, REGISTERED, BY_NAME);
  }

  @Override
  public void save(Specialist specialist) {
    REGISTERED.put(session, specialist);
  }

  @Override
  public Seq<Specialist> page(Option<SpecialistName> after, int limit) {
    return IN_ORDER.page(
        session, Filters.NONE, Option.some(after.map(SpecialistName::value).getOrElse("")), limit);
  }
}
