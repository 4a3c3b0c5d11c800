package dev.stoa.bootstrap.files;

import dev.stoa.domain.json.JsonObject;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Commands of the memory tool as a careless or hostile model may give them. */
final class RandomCommands {

  private static final Vector<String> NAMES =
      Vector.of(
          "a", "b", "c.md", "a.b", "d e", ".h", "node_modules", "\u00fc", "\uD83D\uDE00", "\uFFFD");

  private static final Vector<String> HOSTILE =
      Vector.of(
          "/memories/../secret",
          "/memories/a/../b",
          "/memories/a/../../../etc/passwd",
          "/memories/%2e%2e/a",
          "/memories/..%2fa",
          "/memories/a\\b",
          "/memories/..\\a",
          "/memories/a\0b",
          "/memories/a\nb",
          "/memories//a",
          "/memories/./a",
          "/memories/a.",
          "/memories/a ",
          "/memories/...",
          "/memoriesa",
          "/etc/passwd",
          "memories/a",
          "",
          "/",
          "/memories/",
          "/memories/a/",
          "/memories/\uFF0E\uFF0E\uFF0Fa",
          "/memories/" + "n".repeat(300));

  private static final Vector<String> PARTS =
      Vector.of("x", "y", "one two", "", "$&", "`", "\u00e9\uD83D\uDE00", "\r", "xx", "\t", "$1");

  private final Random random;

  RandomCommands(long seed) {
    this.random = new Random(seed);
  }

  /** Some commands, which go together. */
  List<JsonObject> sequence() {
    List<JsonObject> all = new ArrayList<>();
    all.add(command("create").put("path", "/memories/a").put("file_text", text()).build());
    int length = 6 + random.nextInt(10);
    for (int i = 0; i < length; i++) {
      all.add(command());
    }
    return all;
  }

  private JsonObject command() {
    return switch (random.nextInt(12)) {
      case 0, 1, 2 -> command("create").put("path", path()).put("file_text", text()).build();
      case 3, 4 -> replace();
      case 5, 6 ->
          command("insert")
              .put("path", path())
              .put("insert_line", random.nextInt(7) - 1)
              .put("insert_text", text())
              .build();
      case 7 -> command("delete").put("path", path()).build();
      case 8, 9 -> command("rename").put("old_path", path()).put("new_path", path()).build();
      default -> view();
    };
  }

  private static JsonObject.Builder command(String name) {
    return JsonObject.builder().put("command", name);
  }

  private JsonObject replace() {
    String old = random.nextInt(6) == 0 ? part() + "\n" + part() : part();
    JsonObject.Builder command = command("str_replace").put("path", path()).put("old_str", old);
    return (random.nextInt(20) == 0 ? command : command.put("new_str", text())).build();
  }

  private JsonObject view() {
    JsonObject.Builder command = command("view").put("path", path());
    return switch (random.nextInt(4)) {
      case 0 -> command.put("view_range", Vector.of(number(), number())).build();
      case 1 -> command.put("view_range", Vector.of(number(), -1)).build();
      default -> command.build();
    };
  }

  private int number() {
    return random.nextInt(8) - 2;
  }

  private String path() {
    if (random.nextInt(12) == 0) {
      return HOSTILE.get(random.nextInt(HOSTILE.size()));
    }
    StringBuilder path = new StringBuilder("/memories");
    int depth = random.nextInt(10) == 0 ? 0 : 1 + random.nextInt(3) * random.nextInt(2);
    for (int i = 0; i < depth; i++) {
      // The first names most of the time, so that commands meet.
      int most = random.nextInt(3) == 0 ? NAMES.size() : 2;
      path.append('/').append(NAMES.get(random.nextInt(most)));
    }
    return path.toString();
  }

  private String text() {
    if (random.nextInt(60) == 0) {
      return "long line of a file\n".repeat(800 + random.nextInt(300));
    }
    if (random.nextInt(80) == 0) {
      return "a\0b";
    }
    StringBuilder text = new StringBuilder(part());
    int lines = random.nextInt(7);
    for (int i = 0; i < lines; i++) {
      text.append(random.nextInt(3) == 0 ? " " : "\n").append(part());
    }
    return text.toString();
  }

  private String part() {
    return PARTS.get(random.nextInt(PARTS.size()));
  }
}
