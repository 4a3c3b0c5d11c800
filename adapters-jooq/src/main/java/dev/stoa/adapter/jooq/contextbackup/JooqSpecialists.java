package dev.stoa.adapter.jooq.contextbackup;

import static dev.stoa.schema.generated.tables.Specialists.SPECIALISTS;

import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.contextbackup.Specialists;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Specialists in the table {@code specialists}. */
public final class JooqSpecialists implements Specialists {

  private final JooqSession session;

  public JooqSpecialists(JooqSession session) {
    this.session = session;
  }

  @Override
  public void save(Specialist specialist) {
    session.run(
        SpecialistSql.SAVE,
        binds ->
            binds
                .set(SPECIALISTS.NAME, specialist.name().value())
                .set(SPECIALISTS.CONTEXT_WINDOW, specialist.contextWindow()));
  }

  @Override
  public Option<Specialist> find(SpecialistName name) {
    return find(Vector.of(name)).headOption();
  }

  @Override
  public Seq<Specialist> find(Seq<SpecialistName> names) {
    return session.list(
        SpecialistSql.FIND,
        binds -> binds.set(SpecialistSql.NAMES, names.map(SpecialistName::value)),
        JooqSpecialists::specialist);
  }

  @Override
  public Seq<Specialist> page(Option<SpecialistName> after, int limit) {
    return session.list(
        SpecialistSql.PAGE,
        binds ->
            binds
                .set(SpecialistSql.AFTER, after.map(SpecialistName::value).getOrElse(""))
                .set(SpecialistSql.LIMIT, limit),
        JooqSpecialists::specialist);
  }

  private static Specialist specialist(Row row) throws SQLException {
    return Specialist.of(row.get(SPECIALISTS.NAME), row.get(SPECIALISTS.CONTEXT_WINDOW));
  }
}
