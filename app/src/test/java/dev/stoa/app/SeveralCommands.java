package dev.stoa.app;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Runs several commands in one process, because most of the time of a process is its start. */
public final class SeveralCommands {

  /** Ends a command among the arguments. */
  public static final String THEN = "--then";

  private SeveralCommands() {}

  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    List<String> words = new ArrayList<>();
    for (String arg : args) {
      if (arg.equals(THEN)) {
        run(words, out);
        words.clear();
      } else {
        words.add(arg);
      }
    }
    run(words, out);
    System.exit(0);
  }

  private static void run(List<String> words, PrintWriter out) {
    int code =
        StoaCommand.run(words.toArray(String[]::new), InputStream.nullInputStream(), out, out);
    out.println("exit code " + code);
  }
}
