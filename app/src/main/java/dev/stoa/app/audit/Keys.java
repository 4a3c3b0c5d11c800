package dev.stoa.app.audit;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.audit.tlog.VerifierKey;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Reads the keys that options name; no secret ever gets into a sentence. */
final class Keys {

  private static final String SECRET = "PRIVATE+KEY+";

  private Keys() {}

  /** The secret key in a file. */
  static SigningKey signing(Path file) {
    String text = new TextFile("--key", file).read().strip();
    return CliFailure.checked("--key " + file + ": ", () -> parsed(text));
  }

  private static SigningKey parsed(String text) {
    if (!text.startsWith(SECRET)) {
      throw new IllegalArgumentException(
          "it is no secret key: give the file that `stoa audit keygen` wrote, not its .pub");
    }
    try {
      return SigningKey.parse(text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "the secret key in it is damaged: restore the file, or make a new key", e);
    }
  }

  /** A verifier key, written out or in a file. */
  static VerifierKey verifier(String textOrFile) {
    String text = textOf(textOrFile);
    if (text.startsWith(SECRET)) {
      throw CliFailure.usage("--key is the secret key: give the verifier key, the file .pub");
    }
    return CliFailure.checked("--key: ", () -> VerifierKey.parse(text));
  }

  private static String textOf(String textOrFile) {
    Path file;
    try {
      file = Path.of(textOrFile);
    } catch (InvalidPathException noPath) {
      return textOrFile;
    }
    if (Files.exists(file)) {
      return new TextFile("--key", file).read().strip();
    }
    if (!textOrFile.contains("+")) {
      throw CliFailure.usage(
          "--key "
              + textOrFile
              + " is neither a file nor a verifier key: give the file .pub that keygen wrote");
    }
    return textOrFile;
  }
}
