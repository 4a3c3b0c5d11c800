package dev.stoa.benchmarks.memory;

import dev.stoa.benchmarks.engine.EngineWords;
import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.Transactions;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryKind;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.MemoryWeight;
import dev.stoa.schema.InstantText;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Memory for a single use, in plain JDBC. */
final class HandWrittenMemory implements AutoCloseable {

  private static final String WEIGHT =
      "select id, tier, importance, surprise_score, updated_at from continuum_memory where ";
  private static final int LIMIT = 10;
  private static final int CANDIDATES = 100;

  private final JdbcEngine engine;
  private final Connection connection;
  private final Transactions transactions;
  private final PreparedStatement insert;
  private final PreparedStatement index;
  private final PreparedStatement text;
  private final PreparedStatement origin;
  private final PreparedStatement strongest;
  private final PreparedStatement words;
  private final PreparedStatement weight;
  private final PreparedStatement load;

  HandWrittenMemory(JdbcEngine engine, String url) throws SQLException {
    this.engine = engine;
    this.connection = engine.connect(url);
    EngineWords.create(engine, connection, "memory");
    this.transactions = new Transactions(engine, connection);
    this.insert =
        connection.prepareStatement(
            "insert into continuum_memory (id, tier, content, content_hash, importance,"
                + " strength_key, created_at, updated_at) values (?, 'slow', ?, ?, 0.5, ?, ?, ?)"
                + " on conflict do nothing");
    this.index =
        connection.prepareStatement(
            "insert into hand_words (id, stems) values (?, "
                + EngineWords.stems(engine, "?")
                + ")");
    this.text =
        connection.prepareStatement(
            "insert into memory_texts (row_id, id, owner, dated)"
                + " select row_id, id, scope, ? from continuum_memory where id = ?");
    this.origin =
        connection.prepareStatement(
            "insert into origins (item, origin, principal, recorded_at, trust)"
                + " values (?, 'agent', 'local', ?, 4)");
    this.strongest =
        connection.prepareStatement(
            WEIGHT
                + "scope = 'shared' and tier = ? and (expires_at is null or expires_at > ?)"
                + " order by strength_key desc, id limit "
                + LIMIT);
    this.words = connection.prepareStatement(EngineWords.query(engine));
    this.weight = connection.prepareStatement(WEIGHT + "id = ?");
    this.load = connection.prepareStatement("select * from continuum_memory where id = ?");
  }

  void remember(String id, String content, Instant now) throws SQLException {
    transactions.begin();
    insert(id, content, now);
    index.setString(1, id);
    index.setString(2, content);
    index.executeUpdate();
    transactions.commit();
  }

  /** The same rows as ours: the memory, its place in the index of words, and its origin. */
  void rememberWhole(String id, String content, Instant now) throws SQLException {
    transactions.begin();
    insert(id, content, now);
    text.setString(1, LocalDate.ofInstant(now, ZoneOffset.UTC).toString());
    text.setString(2, id);
    text.executeUpdate();
    origin.setString(1, "memory:" + id);
    origin.setObject(2, engine.instant(now));
    origin.executeUpdate();
    transactions.commit();
  }

  private void insert(String id, String content, Instant now) throws SQLException {
    Object at = engine.instant(now);
    insert.setString(1, id);
    insert.setString(2, content);
    insert.setString(3, id);
    insert.setDouble(4, now.getEpochSecond());
    insert.setObject(5, at);
    insert.setObject(6, at);
    insert.executeUpdate();
  }

  int recall(Instant now) throws SQLException {
    List<Scored> found = new ArrayList<>();
    for (MemoryTier tier : MemoryTier.values()) {
      strongest.setString(1, tier.label());
      strongest.setObject(2, engine.instant(now));
      try (ResultSet rows = strongest.executeQuery()) {
        while (rows.next()) {
          found.add(new Scored(rows.getString(1), weight(rows).strengthAt(now)));
        }
      }
    }
    return loaded(found);
  }

  int recall(String first, String second, Instant now) throws SQLException {
    words.setString(1, first + EngineWords.or(engine) + second);
    words.setInt(2, CANDIDATES);
    List<Scored> hits = new ArrayList<>();
    try (ResultSet rows = words.executeQuery()) {
      while (rows.next()) {
        hits.add(new Scored(rows.getString(1), Math.abs(rows.getDouble(2))));
      }
    }
    List<Scored> found = new ArrayList<>();
    for (Scored hit : hits) {
      weight.setString(1, hit.id());
      try (ResultSet rows = weight.executeQuery()) {
        if (rows.next()) {
          double relevance = hit.score() / hits.get(0).score();
          found.add(new Scored(hit.id(), relevance * weight(rows).strengthAt(now)));
        }
      }
    }
    return loaded(found);
  }

  private int loaded(List<Scored> found) throws SQLException {
    found.sort(Comparator.comparingDouble(Scored::score).reversed());
    int characters = 0;
    for (Scored one : found.subList(0, Math.min(LIMIT, found.size()))) {
      load.setString(1, one.id());
      try (ResultSet rows = load.executeQuery()) {
        rows.next();
        characters += rows.getString("content").length();
      }
    }
    return characters;
  }

  private MemoryWeight weight(ResultSet rows) throws SQLException {
    Instant updatedAt =
        engine == JdbcEngine.SQLITE
            ? InstantText.parse(rows.getString(5))
            : rows.getObject(5, OffsetDateTime.class).toInstant();
    return new MemoryWeight(
        new MemoryId(rows.getString(1)),
        MemoryTier.labelled(rows.getString(2)),
        rows.getDouble(3),
        rows.getDouble(4),
        updatedAt,
        Option.none(),
        MemoryKind.FACT,
        false);
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }

  private record Scored(String id, double score) {}
}
