package dev.stoa.benchmarks.search;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Random;
import java.util.Set;

/** Texts of 20 to 60 words that are as common and as rare as words are. */
public final class SearchFixture {

  static final int TEXTS = 50_000;

  private static final int VOCABULARY = 20_000;
  private static final int BATCH = 1_000;

  /** Questions ask for words that one text in a hundred holds, or fewer. */
  private static final int COMMONEST_ASKED = 200;

  private static final int RAREST_ASKED = 1_000;

  private final Random random = new Random(1);
  private final String[] words;
  private final double[] upTo = new double[VOCABULARY];

  public SearchFixture() {
    Set<String> made = new LinkedHashSet<>();
    while (made.size() < VOCABULARY) {
      made.add(word());
    }
    words = made.toArray(String[]::new);
    double sum = 0;
    for (int rank = 0; rank < VOCABULARY; rank++) {
      sum += 1.0 / (rank + 10);
      upTo[rank] = sum;
    }
  }

  String question(int number) {
    Random two = new Random(number);
    return words[two.nextInt(COMMONEST_ASKED, RAREST_ASKED)]
        + " "
        + words[two.nextInt(COMMONEST_ASKED, RAREST_ASKED)];
  }

  /** Sixty-four of the two hundred most common words. */
  String commonQuestion(int number) {
    Random many = new Random(number);
    Set<String> chosen = new LinkedHashSet<>();
    while (chosen.size() < 64) {
      chosen.add(words[many.nextInt(COMMONEST_ASKED)]);
    }
    return String.join(" ", chosen);
  }

  void fill(JdbcEngine engine, String url) throws SQLException {
    Object at = engine.instant(Instant.EPOCH);
    try (Connection connection = engine.connect(url);
        PreparedStatement memory =
            connection.prepareStatement(
                "insert into continuum_memory (id, tier, content, strength_key, created_at,"
                    + " updated_at, content_hash) values (?, 'slow', 'x', 0, ?, ?, ?)");
        PreparedStatement text =
            connection.prepareStatement(
                "insert into memory_texts (row_id, id, owner, text)"
                    + " select row_id, id, 'benchmark', ? from continuum_memory"
                    + " where id = ?")) {
      connection.setAutoCommit(false);
      for (int i = 0; i < TEXTS; i++) {
        memory.setString(1, "m-" + i);
        memory.setObject(2, at);
        memory.setObject(3, at);
        memory.setString(4, "m-" + i);
        memory.addBatch();
        text.setString(1, text());
        text.setString(2, "m-" + i);
        text.addBatch();
        if (i % BATCH == BATCH - 1) {
          memory.executeBatch();
          text.executeBatch();
          connection.commit();
        }
      }
    }
    settle(engine, url, "memory");
  }

  /** Puts all words into segments, as writing through Stoa does by itself. */
  public static void settle(JdbcEngine engine, String url, String source) throws SQLException {
    try (Storage storage = Storages.open(StorageConfig.of(url))) {
      storage
          .unitOfWork()
          .run(
              () -> {
                storage.textIndex().optimize(SearchSource.labelled(source));
                return source;
              });
    }
    if (engine == JdbcEngine.POSTGRES) {
      try (Connection connection = engine.connect(url);
          Statement statement = connection.createStatement()) {
        statement.execute("vacuum analyze " + source + "_texts, word_chunks");
      }
    }
  }

  String text() {
    return text(random.nextInt(20, 61));
  }

  /** The number of words. */
  public String text(int length) {
    StringBuilder text = new StringBuilder();
    for (int left = length; left > 0; left--) {
      double drawn = random.nextDouble() * upTo[VOCABULARY - 1];
      int place = Arrays.binarySearch(upTo, drawn);
      text.append(text.length() == 0 ? "" : " ").append(words[place < 0 ? -place - 1 : place]);
    }
    return text.toString();
  }

  private String word() {
    StringBuilder word = new StringBuilder();
    for (int syllables = random.nextInt(2, 5); syllables > 0; syllables--) {
      word.append("bcdfghjklmnprstvw".charAt(random.nextInt(17)));
      word.append("aeiou".charAt(random.nextInt(5)));
    }
    return word.toString();
  }
}
