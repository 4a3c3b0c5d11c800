package dev.stoa.app.operations;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.OutputFile;
import dev.stoa.adapter.cli.TextFile;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file that says where workspaces are: lines with a name and a jdbc url, which may lead to any
 * number of servers. It may hold passwords, so only its owner can read it.
 */
public record WorkspaceDirectory(Path file) {

  private static final Pattern NAME = Pattern.compile("[a-z0-9_]{1,63}");
  private static final Pattern LINE = Pattern.compile("(\\S+)\\s+(jdbc:\\S+)");

  /** The urls by name; none if there is no file yet. */
  public SortedMap<String, String> urls() {
    SortedMap<String, String> urls = TreeMap.empty();
    if (!Files.exists(file)) {
      return urls;
    }
    int number = 0;
    for (String line : new TextFile("--directory", file).read().lines().toList()) {
      number++;
      Matcher matcher = LINE.matcher(line.strip());
      if (!line.isBlank()) {
        if (!matcher.matches() || urls.containsKey(matcher.group(1))) {
          throw CliFailure.usage(
              "--directory "
                  + file
                  + ", line "
                  + number
                  + " is not understood: write a new name and a jdbc url");
        }
        urls = urls.put(checked(matcher.group(1)), matcher.group(2));
      }
    }
    return urls;
  }

  /** The url of a workspace. */
  String url(String name) {
    return urls()
        .get(name)
        .getOrElseThrow(
            () ->
                CliFailure.usage(
                    "workspace " + name + " is not in " + file + ": list them, or create it"));
  }

  /** Names the place of a workspace, in place of where it was. */
  void put(String name, String url) {
    SortedMap<String, String> urls = urls().put(checked(name), url);
    new OutputFile("--directory", file)
        .write(
            out -> {
              urls.forEach(one -> out.print(one._1 + " " + one._2 + "\n"));
              return urls;
            });
  }

  static String checked(String name) {
    if (!NAME.matcher(name).matches()) {
      throw CliFailure.usage(
          "workspace " + name + " is no name: use up to 63 lower-case letters, digits and _");
    }
    return name;
  }
}
