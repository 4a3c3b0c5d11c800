package dev.stoa.adapter.jooq.trust;

import static dev.stoa.schema.generated.tables.AgentSessions.AGENT_SESSIONS;
import static dev.stoa.schema.generated.tables.ItemReaders.ITEM_READERS;
import static dev.stoa.schema.generated.tables.ReadingKeys.READING_KEYS;
import static dev.stoa.schema.generated.tables.SpawnReadings.SPAWN_READINGS;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.trust.ItemReader;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.ReadingKey;
import dev.stoa.domain.trust.SpawnReading;
import dev.stoa.domain.trust.Trust;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Who has read what: the key of tokens, the least trusted of a spawn, and readers. */
final class JooqReadings {

  private static final String ONLY_KEY = "reading";

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

  JooqReadings(JooqSession session) {
    this.session = session;
  }

  ReadingKey readingKey() {
    return KEY.find(session, ONLY_KEY).get();
  }

  Option<SpawnReading> lastSpawn(String agent) {
    return session.one(
        OriginSql.LAST_SPAWN,
        binds -> binds.set(OriginSql.AGENT, agent),
        row -> {
          @Nullable Long lowest = row.get(SPAWN_READINGS.LOWEST);
          return new SpawnReading(
              row.get(AGENT_SESSIONS.SESSION_ID), Option.of(lowest).map(Trust::at));
        });
  }

  void noteRead(String spawn, Trust lowest) {
    READ.put(session, Vector.of(new Tuple2<>(spawn, lowest)));
  }

  void addReaders(Seq<ItemReader> readers) {
    READERS.addMissing(session, readers);
  }

  Seq<ItemReader> readers(ItemRef item, Option<String> after, int limit) {
    return READERS_BY_NAME.page(
        session, Filters.NONE.and(SHOWN, item.text()), after.orElse(Option.some("")), limit);
  }

  int forgetReaders(Instant before, int limit) {
    return session.change(
        OriginSql.FORGET_READERS,
        binds -> binds.set(OriginSql.BEFORE, before).set(Rows.LIMIT, limit));
  }
}
