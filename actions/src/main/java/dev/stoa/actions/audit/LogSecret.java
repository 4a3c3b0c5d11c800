package dev.stoa.actions.audit;

import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.json.InvalidValue;

/** The text of a log's secret key; no message has any part of it. */
record LogSecret(String value) {

  private static final String BEGINNING = "PRIVATE+KEY+";

  /** Refuses what is no secret key. */
  LogSecret {
    if (!isSecret(value)) {
      throw new InvalidValue(
          "it is no secret key: give the file that `stoa audit keygen` wrote, not its .pub");
    }
    parsed(value);
  }

  static boolean isSecret(String text) {
    return text.startsWith(BEGINNING);
  }

  SigningKey key() {
    return parsed(value);
  }

  private static SigningKey parsed(String text) {
    try {
      return SigningKey.parse(text);
    } catch (IllegalArgumentException e) {
      throw new InvalidValue(
          "the secret key in it is damaged: restore the file, or make a new key", e);
    }
  }

  @Override
  public String toString() {
    return "a secret key";
  }
}
