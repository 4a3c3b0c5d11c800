package dev.stoa.app.store;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.application.encryption.Encryption;
import dev.stoa.application.encryption.KeyRing;
import io.vavr.control.Option;
import java.nio.file.Path;

/**
 * The keys that the global options and the environment give.
 *
 * @param file lines with an id and a key each
 * @param text the same as text, from the environment
 * @param plaintextIndex whether keywords and the text index stay plain words
 */
public record KeyOptions(Option<String> file, Option<String> text, boolean plaintextIndex) {

  private static final String ENVIRONMENT = "STOA_KEYS";

  public static KeyOptions of(Option<String> file, boolean plaintextIndex) {
    return new KeyOptions(
        file,
        Option.of(System.getenv(ENVIRONMENT)).filter(text -> !text.isBlank()),
        plaintextIndex);
  }

  /** None if no keys are given; the file comes before the environment. */
  Option<Encryption> encryption() {
    return file.map(this::ofFile)
        .orElse(() -> text.map(keys -> checked(ENVIRONMENT + ": ", keys)))
        .map(keys -> new Encryption(keys, plaintextIndex));
  }

  private KeyRing ofFile(String name) {
    return checked("--keys: ", new TextFile("--keys", Path.of(name)).readSecret());
  }

  private static KeyRing checked(String origin, String keys) {
    return CliFailure.checked(origin, () -> KeyRing.parse(keys));
  }
}
