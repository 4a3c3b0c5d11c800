package dev.stoa.example.quickstart;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A page of the documentation, with its Java snippets and the output shown below them. */
record DocPage(Path path, List<Snippet> snippets) {

  private static final Pattern BLOCK =
      Pattern.compile("^```(\\w*)\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

  /** A Java block, and the text of the block without a language that follows it, if any. */
  record Snippet(List<String> imports, List<String> lines, String output) {

    private static Snippet of(String code, String output) {
      List<String> imports = code.lines().filter(line -> line.startsWith("import ")).toList();
      List<String> lines =
          code.lines().filter(line -> !line.startsWith("import ") && !line.isBlank()).toList();
      return new Snippet(imports, lines, output);
    }
  }

  static DocPage of(String name) {
    return read(folder().resolve(name));
  }

  /** The README and every page of {@code docs}. */
  static List<DocPage> all() {
    try (Stream<Path> pages = Files.list(folder())) {
      return Stream.concat(Stream.of(folder().resolveSibling("README.md")), pages.sorted())
          .filter(path -> path.toString().endsWith(".md"))
          .map(DocPage::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path folder() {
    Path at = Path.of("").toAbsolutePath();
    while (!Files.exists(at.resolve("docs/tutorial.md"))) {
      at = at.getParent();
    }
    return at.resolve("docs");
  }

  private static DocPage read(Path path) {
    String text;
    try {
      text = Files.readString(path).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    List<Snippet> snippets = new ArrayList<>();
    String code = null;
    for (Matcher block = BLOCK.matcher(text); block.find(); ) {
      boolean output = block.group(1).isEmpty() && code != null;
      if (code != null) {
        snippets.add(Snippet.of(code, output ? block.group(2) : ""));
      }
      code = block.group(1).equals("java") ? block.group(2) : null;
    }
    if (code != null) {
      snippets.add(Snippet.of(code, ""));
    }
    return new DocPage(path, snippets);
  }
}
