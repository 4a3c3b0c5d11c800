package dev.stoa.adapter.jooq.trust;

import static dev.stoa.schema.generated.tables.AgentSessions.AGENT_SESSIONS;
import static dev.stoa.schema.generated.tables.Derivations.DERIVATIONS;
import static dev.stoa.schema.generated.tables.Origins.ORIGINS;
import static dev.stoa.schema.generated.tables.ReadingKeys.READING_KEYS;
import static dev.stoa.schema.generated.tables.SpawnReadings.SPAWN_READINGS;

import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.trust.Derivation;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.OriginBuilder;
import dev.stoa.domain.trust.OriginClass;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Raised;
import dev.stoa.domain.trust.ReadingKey;
import dev.stoa.domain.trust.SpawnReading;
import dev.stoa.domain.trust.Trust;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.List;
import org.jooq.Field;
import org.jspecify.annotations.Nullable;

/** The tables {@code origins} and {@code derivations}. */
public final class JooqOrigins implements Origins {

  private static final String ONLY_KEY = "reading";

  static final Rows<Origin> ROWS =
      Rows.of(ORIGINS, JooqOrigins::origin)
          .key(ORIGINS.ITEM, one -> one.item().text())
          .set(ORIGINS.ORIGIN, one -> one.origin().label())
          .set(ORIGINS.PRINCIPAL, Origin::principal)
          .maybe(ORIGINS.SOURCE, Origin::source)
          .set(ORIGINS.ROOT, one -> one.root().text())
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

  static final Rows<ReadingKey> KEYS =
      Rows.of(READING_KEYS, row -> new ReadingKey(row.get(READING_KEYS.SECRET)))
          .key(READING_KEYS.ID, key -> ONLY_KEY)
          .set(READING_KEYS.SECRET, ReadingKey::secret);

  private static final Lookup<String, ReadingKey> KEY = KEYS.by(READING_KEYS.ID);

  static final Rows<Tuple2<String, Trust>> READ =
      Rows.of(
              SPAWN_READINGS,
              row ->
                  new Tuple2<>(
                      row.get(SPAWN_READINGS.SESSION_ID), Trust.at(row.get(SPAWN_READINGS.LOWEST))))
          .key(SPAWN_READINGS.SESSION_ID, Tuple2::_1)
          .changing()
          .set(SPAWN_READINGS.LOWEST, one -> one._2.level());

  private final JooqSession session;

  public JooqOrigins(JooqSession session) {
    this.session = session;
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
  public void save(Seq<Origin> origins) {
    ROWS.save(session, origins);
  }

  @Override
  public long retrust(ItemRef item) {
    return session.change(OriginSql.RETRUST, binds -> binds.set(OriginSql.ITEM, item.text()));
  }

  @Override
  public Seq<Derivation> parents(Seq<ItemRef> items) {
    return EDGES.list(
        session, OriginSql.PARENTS, binds -> binds.set(OriginSql.ITEMS, items.map(ItemRef::text)));
  }

  @Override
  public Seq<Derivation> ancestry(ItemRef item, int limit) {
    return edges(OriginSql.ANCESTRY, item, limit);
  }

  @Override
  public Seq<Derivation> descent(ItemRef item, int limit) {
    return edges(OriginSql.DESCENT, item, limit);
  }

  private Seq<Derivation> edges(Statement statement, ItemRef item, int limit) {
    return EDGES.list(
        session, statement, binds -> binds.set(OriginSql.ITEM, item.text()).set(Rows.LIMIT, limit));
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
  public Seq<String> namedInDebates(Seq<ItemRef> items) {
    return ids(items, ItemKind.EVIDENCE, OriginSql.CITING)
        .appendAll(ids(items, ItemKind.LESSON, OriginSql.APPLYING))
        .distinct()
        .sorted();
  }

  private Seq<String> ids(Seq<ItemRef> items, ItemKind kind, Statement debates) {
    Seq<String> wanted = items.filter(one -> one.kind() == kind).map(ItemRef::id);
    return wanted.isEmpty()
        ? Vector.empty()
        : session.list(
            debates, binds -> binds.set(OriginSql.ITEMS, wanted), row -> row.get(OriginSql.DEBATE));
  }

  @Override
  public ReadingKey readingKey() {
    return KEY.find(session, ONLY_KEY).get();
  }

  @Override
  public Option<SpawnReading> lastSpawn(String agent) {
    return session.one(
        OriginSql.LAST_SPAWN,
        binds -> binds.set(OriginSql.AGENT, agent),
        row -> {
          @Nullable Long lowest = row.get(SPAWN_READINGS.LOWEST);
          return new SpawnReading(
              row.get(AGENT_SESSIONS.SESSION_ID), Option.of(lowest).map(Trust::at));
        });
  }

  @Override
  public void noteRead(String spawn, Trust lowest) {
    READ.put(session, Vector.of(new Tuple2<>(spawn, lowest)));
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
        .root(ItemRef.of(row.get(ORIGINS.ROOT)))
        .trust(Trust.at(row.get(ORIGINS.TRUST)))
        .raised(
            raised == null
                ? Option.none()
                : Option.some(new Raised(Trust.at(raised), row.get(ORIGINS.RAISED_BY))))
        .quarantinedAt(Option.of(row.get(ORIGINS.QUARANTINED_AT)))
        .recordedAt(row.get(ORIGINS.RECORDED_AT))
        .build();
  }

  private static Derivation derivation(Row row) throws SQLException {
    return new Derivation(
        ItemRef.of(row.get(DERIVATIONS.CHILD)), ItemRef.of(row.get(DERIVATIONS.PARENT)));
  }
}
