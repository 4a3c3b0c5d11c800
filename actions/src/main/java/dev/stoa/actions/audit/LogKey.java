package dev.stoa.actions.audit;

import dev.stoa.domain.audit.tlog.VerifierKey;
import dev.stoa.domain.json.InvalidValue;

/** The text of a log's verifier key. */
record LogKey(String value) {

  /** Refuses what is no verifier key, and a secret key without repeating it. */
  LogKey {
    if (LogSecret.isSecret(value)) {
      throw new InvalidValue("it is the secret key: give the verifier key, the file .pub");
    }
    if (!value.contains("+")) {
      throw new InvalidValue(
          "it is neither a file nor a verifier key: give the file .pub that keygen wrote");
    }
    VerifierKey.parse(value);
  }

  VerifierKey key() {
    return VerifierKey.parse(value);
  }
}
