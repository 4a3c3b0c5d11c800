package dev.stoa.adapter.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A question that a person at the terminal answers with yes or no. */
record Confirmation(PrintWriter err, InputStream in) {

  /** Continues only after a yes. */
  void ask(String warning) {
    err.print(warning + ". Continue? [y/N] ");
    err.flush();
    String answer = line();
    if (answer == null || !answer.strip().toLowerCase(Locale.ROOT).matches("y|yes")) {
      throw CliFailure.refused("nothing was changed: answer y, or give --yes");
    }
  }

  private @Nullable String line() {
    try {
      return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).readLine();
    } catch (IOException e) {
      return null;
    }
  }
}
