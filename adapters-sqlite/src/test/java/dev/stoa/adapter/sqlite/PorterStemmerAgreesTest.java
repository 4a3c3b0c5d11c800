package dev.stoa.adapter.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.search.PorterStemmer;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Our stemmer beside the one in SQLite. */
final class PorterStemmerAgreesTest {

  private static final String[] ENDINGS = {
    "", "s", "es", "ies", "sses", "ed", "eed", "ing", "y", "ational", "tional", "enci", "anci",
    "izer", "abli", "alli", "entli", "eli", "ousli", "ization", "ation", "ator", "alism", "iveness",
    "fulness", "ousness", "aliti", "iviti", "biliti", "icate", "ative", "alize", "iciti", "ical",
    "ful", "ness", "al", "ance", "ence", "er", "ic", "able", "ible", "ant", "ement", "ment", "ent",
    "sion", "tion", "ou", "ism", "ate", "iti", "ous", "ive", "ize", "e", "ll"
  };

  @Test
  void madeUpWordsHaveTheStemsThatSqliteGives() throws Exception {
    List<String> words = new ArrayList<>();
    Random random = new Random(7);
    for (int i = 0; i < 5_000; i++) {
      words.add(beginning(random) + ENDINGS[random.nextInt(ENDINGS.length)]);
    }
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:");
        Statement statement = connection.createStatement()) {
      statement.execute("create virtual table stems using fts5(word, tokenize = 'porter ascii')");
      statement.execute("create virtual table vocabulary using fts5vocab(stems, 'instance')");
      try (PreparedStatement insert =
          connection.prepareStatement("insert into stems (rowid, word) values (?, ?)")) {
        for (int i = 0; i < words.size(); i++) {
          insert.setInt(1, i);
          insert.setString(2, words.get(i));
          insert.execute();
        }
      }
      try (ResultSet rows = statement.executeQuery("select doc, term from vocabulary")) {
        while (rows.next()) {
          String word = words.get(rows.getInt(1));
          assertEquals(rows.getString(2), PorterStemmer.stem(word), word);
        }
      }
    }
  }

  private static String beginning(Random random) {
    StringBuilder word = new StringBuilder();
    for (int letters = 1 + random.nextInt(6); letters > 0; letters--) {
      word.append("aeiouybcdglmnrstvwxz".charAt(random.nextInt(20)));
    }
    return word.toString();
  }
}
