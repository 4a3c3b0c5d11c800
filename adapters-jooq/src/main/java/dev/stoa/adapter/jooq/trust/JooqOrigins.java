package dev.stoa.adapter.jooq.trust;

import static dev.stoa.schema.generated.tables.Derivations.DERIVATIONS;
import static dev.stoa.schema.generated.tables.Origins.ORIGINS;

import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.trust.Corroboration;
import dev.stoa.domain.trust.Derivation;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemReader;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.OriginBuilder;
import dev.stoa.domain.trust.OriginClass;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Raised;
import dev.stoa.domain.trust.ReadingKey;
import dev.stoa.domain.trust.SpawnReading;
import dev.stoa.domain.trust.TracePart;
import dev.stoa.domain.trust.TracePosition;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.Verdict;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jooq.Field;
import org.jspecify.annotations.Nullable;

/** The tables {@code origins} and {@code derivations}. */
public final class JooqOrigins implements Origins {

  static final Rows<Origin> ROWS =
      Rows.of(ORIGINS, JooqOrigins::origin)
          .key(ORIGINS.ITEM, one -> one.item().text())
          .set(ORIGINS.ORIGIN, one -> one.origin().label())
          .set(ORIGINS.PRINCIPAL, Origin::principal)
          .maybe(ORIGINS.SOURCE, Origin::source)
          .maybe(ORIGINS.ROOT, JooqOrigins::otherRoot)
          .set(ORIGINS.RECORDED_AT, Origin::recordedAt)
          .changing()
          .set(ORIGINS.TRUST, one -> one.trust().level())
          .maybe(ORIGINS.RAISED_TO, one -> one.raised().map(raised -> raised.to().level()))
          .maybe(ORIGINS.RAISED_BY, one -> one.raised().map(Raised::by))
          .maybe(ORIGINS.QUARANTINED_AT, Origin::quarantinedAt);

  static final Lookup<String, Origin> BY_ITEM = ROWS.by(ORIGINS.ITEM);

  static final Rows<Derivation> EDGES =
      Rows.of(DERIVATIONS, JooqOrigins::derivation)
          .key(DERIVATIONS.CHILD, one -> one.child().text())
          .key(DERIVATIONS.PARENT, one -> one.parent().text());

  private final JooqSession session;
  private final JooqLineage lineage;
  private final JooqReadings readings;
  private final JooqCorroborations corroborations;

  public JooqOrigins(JooqSession session) {
    this.session = session;
    this.lineage = new JooqLineage(session);
    this.readings = new JooqReadings(session);
    this.corroborations = new JooqCorroborations(session);
  }

  @Override
  public void add(Seq<Origin> origins) {
    ROWS.addMissing(session, origins);
  }

  @Override
  public void derive(Seq<Derivation> derivations) {
    EDGES.addMissing(session, derivations);
  }

  @Override
  public Seq<Origin> find(Seq<ItemRef> items) {
    if (session.isWriting()) {
      // What is inherited from them must not be withdrawn before the heir is stored.
      session.share(LockName.QUARANTINE.all());
    }
    return BY_ITEM.find(session, items.map(ItemRef::text));
  }

  @Override
  public Seq<Origin> withdrawn(Seq<ItemRef> items) {
    return ROWS.list(
        session,
        OriginSql.WITHDRAWN,
        binds -> binds.set(OriginSql.ITEMS, items.map(ItemRef::text)));
  }

  @Override
  public void save(Seq<Origin> origins) {
    ROWS.save(session, origins);
  }

  @Override
  public long retrust(ItemRef item) {
    return session.change(OriginSql.RETRUST, binds -> binds.set(OriginSql.ITEM, item.text()));
  }

  @Override
  public Seq<String> superseding(ItemRef item, ItemKind kind) {
    return OriginSql.SUPERSEDING
        .get(kind)
        .map(
            statement ->
                session.list(
                    statement,
                    binds -> binds.set(OriginSql.ITEM, item.text()),
                    row -> row.get(QuarantineSql.SUCCESSOR)))
        .getOrElse(Vector.empty());
  }

  @Override
  public Seq<Derivation> parents(Seq<ItemRef> items) {
    return EDGES.list(
        session, OriginSql.PARENTS, binds -> binds.set(OriginSql.ITEMS, items.map(ItemRef::text)));
  }

  @Override
  public Seq<ItemRef> known(Seq<ItemRef> items) {
    return Vector.of(ItemKind.values())
        .flatMap(
            kind -> {
              Seq<String> ids = items.filter(one -> one.kind() == kind).map(ItemRef::id);
              return ids.isEmpty()
                  ? Vector.<String>empty().map(kind::ref)
                  : StoredItems.of(kind)
                      .flatMap(
                          statement ->
                              session.list(
                                  statement,
                                  binds -> binds.set(OriginSql.ITEMS, ids),
                                  row -> row.get(StoredItems.ID)))
                      .map(kind::ref);
            })
        .distinct();
  }

  @Override
  public Seq<Derivation> ancestry(ItemRef item, int limit) {
    return lineage.ancestry(item, limit);
  }

  @Override
  public Seq<Derivation> descent(ItemRef item, int limit) {
    return lineage.descent(item, limit);
  }

  @Override
  public long countAncestors(ItemRef item) {
    return lineage.countAncestors(item);
  }

  @Override
  public long countDescendants(ItemRef item) {
    return lineage.countDescendants(item);
  }

  @Override
  public Map<ItemKind, Long> countTrusted(ItemRef item) {
    return lineage.countTrusted(item);
  }

  @Override
  public Seq<TracePosition> traced(
      ItemRef item, TracePart part, Option<TracePosition> after, int limit) {
    return lineage.traced(item, part, after, limit);
  }

  @Override
  public ReadingKey readingKey() {
    return readings.readingKey();
  }

  @Override
  public Option<SpawnReading> lastSpawn(String agent) {
    return readings.lastSpawn(agent);
  }

  @Override
  public void noteRead(String spawn, Trust lowest) {
    readings.noteRead(spawn, lowest);
  }

  @Override
  public void addReaders(Seq<ItemReader> readers) {
    readings.addReaders(readers);
  }

  @Override
  public Seq<ItemReader> readers(ItemRef item, Option<String> after, int limit) {
    return readings.readers(item, after, limit);
  }

  @Override
  public int forgetReaders(Instant before, int limit) {
    return readings.forgetReaders(before, limit);
  }

  @Override
  public void addCorroboration(Corroboration corroboration) {
    corroborations.addCorroboration(corroboration);
  }

  @Override
  public void removeCorroborations(ItemRef item) {
    corroborations.removeCorroborations(item);
  }

  @Override
  public Seq<Corroboration> corroborations(ItemRef item) {
    return corroborations.corroborations(item);
  }

  @Override
  public Seq<Corroboration> counting(ItemRef item) {
    return corroborations.counting(item);
  }

  @Override
  public Seq<ItemRef> corroboratedBy(String principal) {
    return corroborations.corroboratedBy(principal);
  }

  @Override
  public Seq<ItemRef> ancestors(Seq<ItemRef> items) {
    return corroborations.ancestors(items);
  }

  @Override
  public Map<String, String> families(Seq<String> principals) {
    return corroborations.families(principals);
  }

  @Override
  public void mergePrincipals(String principal, String with, Instant now) {
    corroborations.mergePrincipals(principal, with, now);
  }

  @Override
  public Option<Verdict> verdict(String debate) {
    return corroborations.verdict(debate);
  }

  /** The columns of an origin, for a statement that joins it. */
  public static List<Field<?>> columns() {
    return ROWS.columns();
  }

  /** The origin in a row that may have none. */
  public static Option<Origin> joined(Row row) throws SQLException {
    @Nullable String item = row.get(ORIGINS.ITEM);
    return item == null ? Option.none() : Option.some(origin(row));
  }

  private static Origin origin(Row row) throws SQLException {
    @Nullable Long raised = row.get(ORIGINS.RAISED_TO);
    return OriginBuilder.builder()
        .item(ItemRef.of(row.get(ORIGINS.ITEM)))
        .origin(OriginClass.labelled(row.get(ORIGINS.ORIGIN)))
        .principal(row.get(ORIGINS.PRINCIPAL))
        .source(Option.of(row.get(ORIGINS.SOURCE)))
        .root(ItemRef.of(Option.of(row.get(ORIGINS.ROOT)).getOrElse(row.get(ORIGINS.ITEM))))
        .trust(Trust.at(row.get(ORIGINS.TRUST)))
        .raised(
            raised == null
                ? Option.none()
                : Option.some(new Raised(Trust.at(raised), row.get(ORIGINS.RAISED_BY))))
        .quarantinedAt(Option.of(row.get(ORIGINS.QUARANTINED_AT)))
        .recordedAt(row.get(ORIGINS.RECORDED_AT))
        .build();
  }

  /** Most items are made from none: their own name is not written twice. */
  private static Option<String> otherRoot(Origin one) {
    return Option.when(!one.root().equals(one.item()), one.root().text());
  }

  private static Derivation derivation(Row row) throws SQLException {
    return new Derivation(
        ItemRef.of(row.get(DERIVATIONS.CHILD)), ItemRef.of(row.get(DERIVATIONS.PARENT)));
  }
}
