package dev.stoa.schema;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.jooq.exception.DataAccessException;

/** Asserts that the engine refuses a statement, and says why. */
final class Refused {
  private Refused() {}

  static void because(String word, Runnable statement) {
    var refused = assertThrows(DataAccessException.class, statement::run);
    String reason = String.valueOf(refused.getCause().getMessage());
    assertTrue(reason.toLowerCase(Locale.ROOT).contains(word), reason);
  }
}
