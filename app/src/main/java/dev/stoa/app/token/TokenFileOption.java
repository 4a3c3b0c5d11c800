package dev.stoa.app.token;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.adapter.http.access.TokenFile;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** The option that names the file of tokens. */
public final class TokenFileOption {

  @Option(
      names = "--tokens",
      paramLabel = "<file>",
      defaultValue = "${env:STOA_TOKENS:-}",
      description = "The file of tokens, also by STOA_TOKENS in the environment.")
  private String file = "";

  /** Whether there is one. */
  public boolean isGiven() {
    return !file.isEmpty();
  }

  /** Works on the file; its faults are reported in the terms of the command. */
  public <T> T use(Function<TokenFile, T> work) {
    if (!isGiven()) {
      throw CliFailure.usage("--tokens is missing: name the file, also by STOA_TOKENS");
    }
    try {
      return CliFailure.checked("--tokens: ", () -> work.apply(new TokenFile(Path.of(file))));
    } catch (UncheckedIOException e) {
      throw CliFailure.storage(
          "--tokens: "
              + e.getMessage()
              + " ("
              + TextFile.reason(Objects.requireNonNull(e.getCause()))
              + ")",
          e);
    }
  }
}
