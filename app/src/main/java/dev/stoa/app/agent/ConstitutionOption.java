package dev.stoa.app.agent;

import dev.stoa.adapter.cli.TextFile;
import io.vavr.control.Option;
import java.io.InputStream;
import java.nio.file.Path;

/** The constitution an option names: a file of text, or what is piped in. */
final class ConstitutionOption {

  @picocli.CommandLine.Option(
      names = "--constitution",
      paramLabel = "<file|->",
      description = "The constitution: a text file, or - for standard input.")
  private String file;

  /** The text, exactly as it stands. */
  Option<String> read(InputStream in) {
    return Option.of(file)
        .map(given -> given.equals("-") ? TextFile.piped("--constitution", in) : text(given));
  }

  private static String text(String given) {
    return new TextFile("--constitution", Path.of(given)).read();
  }
}
