package dev.stoa.adapter.jooq.trust;

import static dev.stoa.schema.generated.tables.Quarantines.QUARANTINES;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Quarantine;
import dev.stoa.domain.trust.QuarantineId;
import dev.stoa.domain.trust.Quarantines;
import dev.stoa.domain.trust.Suspects;
import dev.stoa.domain.trust.Withdrawal;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;

/** The tables {@code quarantines} and {@code quarantined_items}. */
public final class JooqQuarantines extends StoredById<QuarantineId, Quarantine>
    implements Quarantines {

  static final Rows<Quarantine> STORED =
      Rows.of(QUARANTINES, JooqQuarantines::quarantine)
          .key(QUARANTINES.ID, one -> one.id().value())
          .maybe(QUARANTINES.ROOT, one -> one.suspects().root().map(ItemRef::text))
          .maybe(QUARANTINES.PRINCIPAL, one -> one.suspects().principal())
          .maybe(QUARANTINES.SINCE, one -> one.suspects().since())
          .set(QUARANTINES.CREATED_AT, Quarantine::createdAt)
          .changing()
          .maybe(QUARANTINES.RESTORED_AT, Quarantine::restoredAt);

  static final Lookup<String, Quarantine> BY_ID = STORED.by(QUARANTINES.ID);
  static final Pages<TimePosition<QuarantineId>, Quarantine> NEWEST =
      STORED.pages(Order.newestFirst(QUARANTINES.CREATED_AT, QUARANTINES.ID));

  public JooqQuarantines(JooqSession session) {
    super(session, STORED, BY_ID);
  }

  @Override
  public Seq<Quarantine> page(Option<TimePosition<QuarantineId>> after, int limit) {
    return NEWEST.page(session, Filters.NONE, after, limit);
  }

  @Override
  public Withdrawal withdraw(Quarantine quarantine) {
    session.serialize(LockName.QUARANTINE.all());
    add(quarantine);
    Binder ofIt = binds -> binds.set(QuarantineSql.ID, quarantine.id().value());
    Suspects suspects = quarantine.suspects();
    long named =
        session.change(
            QuarantineSql.naming(suspects),
            binds -> {
              ofIt.bind(binds);
              bind(binds, suspects);
            });
    session.change(
        QuarantineSql.MARK,
        binds -> {
          ofIt.bind(binds);
          binds.set(QuarantineSql.NOW, quarantine.createdAt());
        });
    return Withdrawal.by(quarantine.id(), named, session.change(QuarantineSql.WITHDRAW, ofIt));
  }

  @Override
  public Withdrawal restore(Quarantine ended) {
    session.serialize(LockName.QUARANTINE.all());
    save(ended);
    Binder ofIt = binds -> binds.set(QuarantineSql.ID, ended.id().value());
    session.change(QuarantineSql.UNMARK, ofIt);
    long items = session.change(QuarantineSql.RETRUST, ofIt);
    return Withdrawal.by(ended.id(), session.change(QuarantineSql.RELEASE, ofIt), items);
  }

  @Override
  public Seq<String> superseding(QuarantineId id, ItemKind kind) {
    return QuarantineSql.SUPERSEDING
        .get(kind)
        .map(
            statement ->
                session.list(
                    statement,
                    binds -> binds.set(QuarantineSql.ID, id.value()),
                    row -> row.get(QuarantineSql.SUCCESSOR)))
        .getOrElse(Vector.empty());
  }

  private static void bind(Binds binds, Suspects suspects) throws SQLException {
    for (ItemRef root : suspects.root()) {
      binds.set(OriginSql.ITEM, root.text());
    }
    for (String principal : suspects.principal()) {
      binds.set(QuarantineSql.PRINCIPAL, principal);
    }
    for (Instant since : suspects.since()) {
      binds.set(QuarantineSql.SINCE, since);
    }
  }

  private static Quarantine quarantine(Row row) throws SQLException {
    return new Quarantine(
        new QuarantineId(row.get(QUARANTINES.ID)),
        new Suspects(
            Option.of(row.get(QUARANTINES.ROOT)).map(ItemRef::of),
            Option.of(row.get(QUARANTINES.PRINCIPAL)),
            Option.of(row.get(QUARANTINES.SINCE))),
        row.get(QUARANTINES.CREATED_AT),
        Option.of(row.get(QUARANTINES.RESTORED_AT)));
  }
}
