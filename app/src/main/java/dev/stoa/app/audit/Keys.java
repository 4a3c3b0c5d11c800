package dev.stoa.app.audit;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.domain.audit.tlog.VerifierKey;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Reads the verifier keys that options name; no message has any part of a secret key. */
public final class Keys {

  private static final String SECRET = "PRIVATE+KEY+";

  private Keys() {}

  /** A verifier key, written out or in a file. */
  public static VerifierKey verifier(String textOrFile) {
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
