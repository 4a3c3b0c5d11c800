package dev.stoa.benchmarks.memory;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.search.SearchFixture;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryKind;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.MemoryWeight;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Random;

/** Many memories, put into a workspace past every port because that is quicker. */
final class MemoryFixture {

  private static final int BATCH = 1_000;
  private static final int VOCABULARY = 20_000;
  private static final MemoryTier[] TIERS = MemoryTier.values();

  private MemoryFixture() {}

  /** Memories from one number to another; their content is indexed on request only. */
  static void fill(JdbcEngine engine, String url, int from, int to, boolean searched, Instant now)
      throws SQLException {
    try (Connection connection = engine.connect(url)) {
      connection.setAutoCommit(false);
      try (PreparedStatement memories =
              connection.prepareStatement(
                  "insert into continuum_memory (id, tier, content, content_hash, importance,"
                      + " surprise_score, strength_key, created_at, updated_at)"
                      + " values (?, ?, ?, ?, ?, ?, ?, ?, ?)");
          PreparedStatement texts =
              connection.prepareStatement(
                  "insert into memory_texts (row_id, id, owner)"
                      + " select row_id, id, 'shared' from continuum_memory where id = ?")) {
        for (int i = from; i < to; i++) {
          add(engine, memories, texts, i, now);
          if ((i + 1) % BATCH == 0 || i + 1 == to) {
            memories.executeBatch();
            if (searched) {
              texts.executeBatch();
            }
            connection.commit();
          }
        }
      }
    }
    if (searched) {
      SearchFixture.settle(engine, url, "memory");
    }
  }

  private static void add(
      JdbcEngine engine, PreparedStatement memories, PreparedStatement texts, int i, Instant now)
      throws SQLException {
    Random random = new Random(i);
    Instant at = now.minusSeconds(random.nextInt(2_000_000));
    MemoryWeight weight =
        new MemoryWeight(
            new MemoryId("m" + i),
            TIERS[random.nextInt(TIERS.length)],
            random.nextDouble(),
            random.nextDouble(),
            at,
            Option.none(),
            MemoryKind.FACT,
            false);
    String content = content(random);
    memories.setString(1, weight.id().value());
    memories.setString(2, weight.tier().label());
    memories.setString(3, content);
    memories.setString(4, "hash " + i);
    memories.setDouble(5, weight.importance());
    memories.setDouble(6, weight.surprise());
    memories.setDouble(7, weight.strengthKey());
    memories.setObject(8, engine.instant(at));
    memories.setObject(9, engine.instant(at));
    memories.addBatch();
    texts.setString(1, weight.id().value());
    texts.addBatch();
  }

  /** Twenty to sixty words that are their own stems, some common and most of them rare. */
  static String content(Random random) {
    StringBuilder content = new StringBuilder();
    int words = 20 + random.nextInt(41);
    for (int i = 0; i < words; i++) {
      content.append(i == 0 ? "" : " ").append(word(random));
    }
    return content.toString();
  }

  /** Two words of the middle of the vocabulary. */
  static String question(Random random) {
    return "word" + (200 + random.nextInt(2_000)) + "q word" + (200 + random.nextInt(2_000)) + "q";
  }

  private static String word(Random random) {
    double share = random.nextDouble();
    return "word" + (int) (VOCABULARY * share * share) + "q";
  }
}
