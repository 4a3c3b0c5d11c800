package dev.stoa.adapter.jooq.trust;

import static dev.stoa.schema.generated.tables.AgentProfiles.AGENT_PROFILES;
import static dev.stoa.schema.generated.tables.AgentSessions.AGENT_SESSIONS;
import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.Corroborations.CORROBORATIONS;
import static dev.stoa.schema.generated.tables.Debates.DEBATES;
import static dev.stoa.schema.generated.tables.Derivations.DERIVATIONS;
import static dev.stoa.schema.generated.tables.ItemReaders.ITEM_READERS;
import static dev.stoa.schema.generated.tables.Origins.ORIGINS;
import static dev.stoa.schema.generated.tables.PrincipalFamilies.PRINCIPAL_FAMILIES;
import static dev.stoa.schema.generated.tables.ReadingKeys.READING_KEYS;
import static dev.stoa.schema.generated.tables.SpawnReadings.SPAWN_READINGS;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
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
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
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

  static final Rows<Corroboration> CORROBORATED =
      Rows.of(CORROBORATIONS, JooqOrigins::corroboration)
          .key(CORROBORATIONS.ITEM, one -> one.item().text())
          .key(CORROBORATIONS.PRINCIPAL, Corroboration::principal)
          .set(CORROBORATIONS.ROOT, Corroboration::root)
          .set(CORROBORATIONS.TRUST, one -> one.trust().level())
          .set(CORROBORATIONS.RECORDED_AT, Corroboration::recordedAt);

  static final Lookup<String, Corroboration> OF_ITEM = CORROBORATED.by(CORROBORATIONS.ITEM);

  static final Lookup<String, Corroboration> BY_PRINCIPAL =
      CORROBORATED.by(CORROBORATIONS.PRINCIPAL);

  static final Rows<ItemReader> READERS =
      Rows.of(
              ITEM_READERS,
              row ->
                  new ItemReader(
                      ItemRef.of(row.get(ITEM_READERS.ITEM)),
                      row.get(ITEM_READERS.PRINCIPAL),
                      row.get(ITEM_READERS.RECORDED_AT)))
          .key(ITEM_READERS.ITEM, one -> one.item().text())
          .key(ITEM_READERS.PRINCIPAL, ItemReader::principal)
          .set(ITEM_READERS.RECORDED_AT, ItemReader::recordedAt);

  static final Filter<String> SHOWN = Filter.eq(ITEM_READERS.ITEM);

  static final Pages<String, ItemReader> READERS_BY_NAME =
      READERS.pages(Order.ascending(ITEM_READERS.PRINCIPAL, name -> name));

  record Relative(String principal, String family, Instant since) {}

  static final Rows<Relative> FAMILIES =
      Rows.of(
              PRINCIPAL_FAMILIES,
              row ->
                  new Relative(
                      row.get(PRINCIPAL_FAMILIES.PRINCIPAL),
                      row.get(PRINCIPAL_FAMILIES.FAMILY),
                      row.get(PRINCIPAL_FAMILIES.CREATED_AT)))
          .key(PRINCIPAL_FAMILIES.PRINCIPAL, Relative::principal)
          .set(PRINCIPAL_FAMILIES.CREATED_AT, Relative::since)
          .changing()
          .set(PRINCIPAL_FAMILIES.FAMILY, Relative::family);

  static final Lookup<String, Relative> FAMILY = FAMILIES.by(PRINCIPAL_FAMILIES.PRINCIPAL);

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
  public long countAncestors(ItemRef item) {
    return counted(TraceSql.COUNT_ABOVE, item);
  }

  @Override
  public long countDescendants(ItemRef item) {
    return counted(TraceSql.COUNT_BELOW, item);
  }

  private long counted(Statement statement, ItemRef item) {
    return session
        .one(
            statement,
            binds -> binds.set(OriginSql.ITEM, item.text()),
            row -> row.get(TraceSql.COUNT).longValue())
        .get();
  }

  @Override
  public Map<ItemKind, Long> countTrusted(ItemRef item) {
    return session
        .list(
            TraceSql.COUNT_TRUSTED,
            binds -> binds.set(OriginSql.ITEM, item.text()),
            row ->
                new Tuple2<>(
                    ItemKind.labelled(row.get(TraceSql.KIND)), row.get(TraceSql.COUNT).longValue()))
        .toMap(one -> one);
  }

  @Override
  public Seq<TracePosition> traced(
      ItemRef item, TracePart part, Option<TracePosition> after, int limit) {
    return session.list(
        Objects.requireNonNull(TraceSql.PAGES.get(part)),
        binds ->
            binds
                .set(OriginSql.ITEM, item.text())
                .set(TraceSql.AFTER, after.map(TracePosition::name).getOrElse(""))
                .set(TraceSql.AFTER_PARENT, after.map(TracePosition::parent).getOrElse(""))
                .set(Rows.LIMIT, limit),
        row -> new TracePosition(part, row.get(TraceSql.NAME), row.get(TraceSql.PARENT)));
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

  @Override
  public void addReaders(Seq<ItemReader> readers) {
    READERS.addMissing(session, readers);
  }

  @Override
  public Seq<ItemReader> readers(ItemRef item, Option<String> after, int limit) {
    return READERS_BY_NAME.page(
        session, Filters.NONE.and(SHOWN, item.text()), after.orElse(Option.some("")), limit);
  }

  @Override
  public int forgetReaders(Instant before, int limit) {
    return session.change(
        OriginSql.FORGET_READERS,
        binds -> binds.set(OriginSql.BEFORE, before).set(Rows.LIMIT, limit));
  }

  @Override
  public void addCorroboration(Corroboration corroboration) {
    CORROBORATED.addMissing(session, Vector.of(corroboration));
  }

  @Override
  public void removeCorroborations(ItemRef item) {
    OF_ITEM.remove(session, Vector.of(item.text()));
  }

  @Override
  public Seq<Corroboration> corroborations(ItemRef item) {
    return OF_ITEM.find(session, Vector.of(item.text()));
  }

  @Override
  public Seq<Corroboration> counting(ItemRef item) {
    return CORROBORATED.list(
        session, OriginSql.COUNTING, binds -> binds.set(OriginSql.CORROBORATED, item.text()));
  }

  @Override
  public Seq<ItemRef> corroboratedBy(String principal) {
    return BY_PRINCIPAL.find(session, Vector.of(principal)).map(Corroboration::item);
  }

  @Override
  public Seq<ItemRef> ancestors(Seq<ItemRef> items) {
    return session.list(
        OriginSql.ANCESTORS,
        binds -> binds.set(OriginSql.ITEMS, items.map(ItemRef::text)),
        row -> ItemRef.of(row.get(OriginSql.REACHED_ITEM)));
  }

  @Override
  public Map<String, String> families(Seq<String> principals) {
    Seq<String> all = principals.distinct();
    Map<String, String> evolved =
        session
            .list(
                OriginSql.PROFILES,
                binds -> binds.set(OriginSql.ITEMS, all),
                row ->
                    new Tuple2<>(
                        row.get(AGENT_PROFILES.ID), row.get(AGENT_PROFILES.ROOT_PROFILE_ID)))
            .toMap(one -> one);
    Map<String, String> known =
        FAMILY.find(session, all).toMap(Relative::principal, Relative::family);
    return all.toMap(
        one -> one, one -> known.get(one).orElse(() -> evolved.get(one)).getOrElse(one));
  }

  @Override
  public void mergePrincipals(String principal, String with, Instant now) {
    Map<String, String> families = families(Vector.of(principal, with));
    String from = families.get(principal).get();
    String into = families.get(with).get();
    session.run(
        OriginSql.JOIN_FAMILY,
        binds -> binds.set(OriginSql.FROM_FAMILY, from).set(OriginSql.INTO_FAMILY, into));
    FAMILIES.put(
        session, Vector.of(principal, from).distinct().map(one -> new Relative(one, into, now)));
  }

  @Override
  public Option<Verdict> verdict(String debate) {
    return session
        .one(
            OriginSql.VERDICT,
            binds -> binds.set(OriginSql.ONE_DEBATE, debate),
            row ->
                new Tuple2<>(
                    row.get(DEBATES.SESSION_ID),
                    new Verdict(
                        row.get(DEBATES.FINAL_ANSWER),
                        row.get(DEBATES.CONSENSUS_REACHED),
                        Vector.empty())))
        .map(found -> new Verdict(found._2.answer(), found._2.isAgreed(), voters(found._1)));
  }

  private Seq<String> voters(String debateSession) {
    return session.list(
        OriginSql.VOTERS,
        binds -> binds.set(OriginSql.ONE_DEBATE, debateSession),
        row -> row.get(AGENTS.AGENT_ID));
  }

  private static Corroboration corroboration(Row row) throws SQLException {
    return new Corroboration(
        ItemRef.of(row.get(CORROBORATIONS.ITEM)),
        row.get(CORROBORATIONS.PRINCIPAL),
        row.get(CORROBORATIONS.ROOT),
        Trust.at(row.get(CORROBORATIONS.TRUST)),
        row.get(CORROBORATIONS.RECORDED_AT));
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
