package dev.stoa.adapter.jooq.operations;

import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static dev.stoa.schema.generated.tables.Versions.VERSIONS;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.row;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectDistinct;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.ByDialect;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.VersionedTable;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.operations.ChangeQuery;
import dev.stoa.domain.operations.RowChange;
import dev.stoa.domain.operations.RowKey;
import dev.stoa.domain.operations.Versions;
import dev.stoa.schema.Json;
import io.vavr.Tuple;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.impl.DSL;

/** The versions that triggers write. */
final class JooqVersions implements Versions {

  /** Until when an erasure records what it changes, so that {@link #forget} finds it. */
  static final Instant FORGOTTEN = Instants.LATEST;

  /** The row that says since when versions are kept; it is the version of no table. */
  private static final String KEPT = "versions";

  private static final int PAGE = 200;
  private static final String SEPARATOR = "\u001f";

  private static final Param<String> KIND = Params.of(VERSIONS.KIND);
  private static final Param<Instant> END = Params.named("end", VERSIONS.RECORDED_UNTIL);
  private static final Param<String> SUBJECT = Params.named("subject", String.class);
  private static final Param<String> QUOTED = Params.named("quoted", String.class);

  private static final Rows<Instant> SINCE =
      Rows.<Instant>of(VERSIONS, row -> row.get(VERSIONS.RECORDED_UNTIL))
          .key(VERSIONS.KIND, until -> KEPT)
          .key(VERSIONS.ID, until -> KEPT)
          .key(VERSIONS.RECORDED_UNTIL, until -> until)
          .set(VERSIONS.RECORDED_FROM, until -> Instants.EARLIEST);

  static final Statement FIND = Statement.of(() -> SINCE.select(VERSIONS.KIND.eq(KIND)));

  static final Statement REMOVE =
      Statement.of(
          () ->
              deleteFrom(VERSIONS)
                  .where(
                      row(VERSIONS.KIND, VERSIONS.ID, VERSIONS.RECORDED_UNTIL)
                          .in(
                              select(VERSIONS.KIND, VERSIONS.ID, VERSIONS.RECORDED_UNTIL)
                                  .from(VERSIONS)
                                  .where(VERSIONS.KIND.eq(KIND))
                                  .and(VERSIONS.RECORDED_UNTIL.lt(END))
                                  .orderBy(VERSIONS.RECORDED_UNTIL)
                                  .limit(Rows.LIMIT))));

  private static final dev.stoa.schema.generated.tables.Versions CHANGED = VERSIONS.as("changed");

  private static final Statement FORGET_CHANGED =
      Statement.of(
          () ->
              deleteFrom(VERSIONS)
                  .where(
                      row(VERSIONS.KIND, VERSIONS.ID)
                          .in(
                              select(CHANGED.KIND, CHANGED.ID)
                                  .from(CHANGED)
                                  .where(CHANGED.RECORDED_UNTIL.eq(END)))));

  /** Erasures are rare, so that no index finds these. */
  private static final Statement FORGET =
      Statement.of(
          () ->
              deleteFrom(VERSIONS)
                  .where(
                      ByDialect.condition(
                          dialect -> dialect.json().hasText(VERSIONS.CONTENT, QUOTED)))
                  .or(DSL.position(parts(VERSIONS.ID), parts(SUBJECT)).gt(inline(0))));

  private static final Statement FORGET_CALLER =
      Statement.of(
          () ->
              update(VERSIONS)
                  .set(VERSIONS.CHANGED_BY, inline((String) null))
                  .where(VERSIONS.CHANGED_BY.eq(SUBJECT)));

  /** The tables with encrypted texts, which say by which key. */
  private static final Seq<String> ENCRYPTED =
      Vector.ofAll(VersionedTable.all())
          .filter(table -> table.content().stream().anyMatch(JooqVersions::isKey))
          .map(VersionedTable::name);

  private static final Param<String> KEY = Params.named("key", String.class);

  /** Changing keys reads all the rows, so that it may read their versions. */
  static final Statement REMOVE_OTHER_KEYS =
      Statement.of(
          () ->
              deleteFrom(VERSIONS)
                  .where(VERSIONS.KIND.eq(KIND))
                  .and(VERSIONS.CONTENT.isNotNull())
                  .and(
                      VERSIONS.ID.in(
                          selectDistinct(CHANGED.ID)
                              .from(CHANGED)
                              .where(CHANGED.KIND.eq(KIND))
                              .and(CHANGED.CONTENT.isNotNull())
                              .and(keyOf(CHANGED.CONTENT).ne(KEY))
                              .limit(Rows.LIMIT))));

  private static final Param<Instant> FROM = Params.named("from", VERSIONS.RECORDED_UNTIL);
  private static final Param<String> AFTER = Params.named("after", VERSIONS.ID);
  private static final Field<String> ITEM = DSL.field("id", VERSIONS.ID.getDataType());
  private static final Field<Json> BEFORE =
      DSL.field("content_before", VERSIONS.CONTENT.getDataType());
  private static final Field<String> BY =
      DSL.field("changed_by", VERSIONS.CHANGED_BY.getDataType());
  private static final Field<Json> NOW = DSL.field("content_after", VERSIONS.CONTENT.getDataType());

  /** By the name of the table; those whose rows only are added have no versions. */
  static final Map<String, Statement> CHANGES =
      Vector.ofAll(VersionedTable.all())
          .filter(table -> !table.appended())
          .toSortedMap(VersionedTable::name, JooqVersions::changes);

  private final JooqSession session;
  private final AgentNames names;
  private final Map<String, String> contexts;

  JooqVersions(JooqSession session, Seq<ContextTables> declared) {
    this.session = session;
    this.names = new AgentNames(session);
    this.contexts =
        declared
            .flatMap(
                context ->
                    context
                        .tables()
                        .map(table -> Tuple.of(table.table().getName(), context.context())))
            .toMap(pair -> pair);
  }

  private static Statement changes(VersionedTable table) {
    return Statement.of(
        dialect ->
            DSL.resultQuery(dialect.versions().changes(table), FROM, END, AFTER, Rows.LIMIT)
                .coerce(ITEM, BEFORE, NOW, BY));
  }

  @Override
  public Seq<RowChange> changes(ChangeQuery query) {
    query.context().forEach(this::demandContext);
    int limit = query.page().limit();
    String first = query.page().after().map(RowKey::table).getOrElse("");
    Option<Set<String>> called = query.agent().map(names::of);
    Vector<RowChange> found = Vector.empty();
    for (String table : CHANGES.keySet()) {
      if (found.size() < limit
          && table.compareTo(first) >= 0
          && query.context().forAll(context -> contexts.get(table).contains(context))) {
        found = found.appendAll(changes(table, query, called, limit - found.size()));
      }
    }
    return found;
  }

  /** One that is unknown would have no changes. */
  private void demandContext(String wanted) {
    Seq<String> known = CHANGES.keySet().toVector().flatMap(contexts::get).distinct().sorted();
    if (!known.contains(wanted)) {
      throw new InvalidValue("context '" + wanted + "' is unknown: give " + known.mkString(", "));
    }
  }

  private Seq<RowChange> changes(
      String table, ChangeQuery query, Option<Set<String>> called, int limit) {
    String after =
        query
            .page()
            .after()
            .filter(key -> key.table().equals(table))
            .map(RowKey::item)
            .getOrElse("");
    Vector<RowChange> found = Vector.empty();
    Seq<RowChange> page;
    do {
      page = page(table, query, after);
      found = found.appendAll(page.filter(change -> isWanted(change, query, called)));
      after = page.isEmpty() ? after : page.last().item();
    } while (page.size() == PAGE && found.size() < limit);
    return found.take(limit);
  }

  private Seq<RowChange> page(String table, ChangeQuery query, String after) {
    String context = contexts.get(table).getOrElse("");
    return session.list(
        CHANGES.get(table).get(),
        binds ->
            binds
                .set(FROM, query.from())
                .set(END, query.to())
                .set(AFTER, after)
                .set(Rows.LIMIT, PAGE),
        row ->
            new RowChange(
                context,
                table,
                row.get(ITEM),
                Option.of(row.get(BEFORE)).map(JsonColumn::canonical),
                Option.of(row.get(NOW)).map(JsonColumn::canonical),
                Option.of(row.get(BY))));
  }

  private static boolean isWanted(RowChange change, ChangeQuery query, Option<Set<String>> called) {
    return change.isOne()
        && called.forAll(all -> all.exists(name -> isOf(change, name)))
        && query.scope().forAll(scope -> change.has("\"scope\":" + quoted(scope)));
  }

  private static boolean isOf(RowChange change, String name) {
    return change.by().contains(name) || change.has(quoted(name));
  }

  private static boolean isKey(Field<?> field) {
    return field.getName().equals(CONVERSATIONS.KEY_ID.getName());
  }

  /** Blank for plain text. */
  private static Field<String> keyOf(Field<Json> content) {
    return DSL.coalesce(member(content, CONVERSATIONS.KEY_ID), inline(""));
  }

  private static Field<String> member(Field<Json> content, Field<String> column) {
    return DSL.field("{0} ->> {1}", String.class, content, inline(column.getName()));
  }

  private static String quoted(String text) {
    return CanonicalJson.of(new JsonString(text)).text();
  }

  private static Field<String> parts(Field<String> text) {
    return DSL.concat(inline(SEPARATOR), text, inline(SEPARATOR));
  }

  @Override
  public Option<Instant> since() {
    return SINCE.one(session, FIND, binds -> binds.set(KIND, KEPT));
  }

  @Override
  public int removeBefore(Instant end, int limit) {
    int removed = 0;
    for (VersionedTable table : VersionedTable.all()) {
      if (removed < limit) {
        removed += remove(table.name(), end, limit - removed);
      }
    }
    if (removed > 0) {
      remove(KEPT, end, 1);
      SINCE.addNew(session, Vector.of(end));
    }
    return removed;
  }

  private int remove(String kind, Instant end, int limit) {
    return session.change(
        REMOVE, binds -> binds.set(KIND, kind).set(END, end).set(Rows.LIMIT, limit));
  }

  @Override
  public void recordNone() {
    session.recordAt(null);
  }

  @Override
  public int removeOtherKeys(Option<String> key, int limit) {
    return ENCRYPTED
        .map(
            kind ->
                session.change(
                    REMOVE_OTHER_KEYS,
                    binds ->
                        binds.set(KIND, kind).set(KEY, key.getOrElse("")).set(Rows.LIMIT, limit)))
        .sum()
        .intValue();
  }

  /**
   * Removes the versions of what an erasure has changed, and those that hold one of the texts or a
   * name that the agent had: what was renamed with it has versions by that name.
   */
  void forget(String agent, Seq<String> texts) {
    Seq<String> former = names.former(agent);
    session.change(FORGET_CHANGED, binds -> binds.set(END, FORGOTTEN));
    session.change(FORGET_CALLER, binds -> binds.set(SUBJECT, agent));
    for (String text : texts.appendAll(former).distinct()) {
      session.change(FORGET, binds -> binds.set(SUBJECT, text).set(QUOTED, quoted(text)));
    }
  }
}
