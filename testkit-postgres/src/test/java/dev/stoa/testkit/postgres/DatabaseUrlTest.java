package dev.stoa.testkit.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class DatabaseUrlTest {

  @Test
  void anotherDatabaseOfTheSameServerKeepsHostAndOptions() {
    assertEquals(
        "jdbc:postgresql://db:5433/other?user=u&password=p",
        renamed("jdbc:postgresql://db:5433/first?user=u&password=p"));
    assertEquals("jdbc:postgresql://db/other", renamed("jdbc:postgresql://db"));
    assertEquals("jdbc:postgresql://db/other?user=u", renamed("jdbc:postgresql://db/?user=u"));
    assertEquals("jdbc:postgresql:other?user=u", renamed("jdbc:postgresql:first?user=u"));
  }

  @Test
  void messagesDoNotHoldThePassword() {
    assertEquals(
        "jdbc:postgresql://db:5433/first",
        DatabaseUrl.parse("jdbc:postgresql://db:5433/first?user=u&password=p").withoutSecrets());
  }

  @Test
  void anotherEnginesUrlIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> DatabaseUrl.parse("jdbc:sqlite:stoa.db"));
  }

  private static String renamed(String url) {
    return DatabaseUrl.parse(url).withDatabase("other").toString();
  }
}
