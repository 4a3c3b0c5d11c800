package dev.stoa.adapter.jooq;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.ContextTables.Declared;
import dev.stoa.adapter.jooq.operations.SubjectRule;
import dev.stoa.schema.Json;
import dev.stoa.schema.generated.DefaultSchema;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jooq.Field;
import org.junit.jupiter.api.Test;

/** What the contexts declare of their tables is true of the schema. */
class DeclaredTablesTest {

  private static final Seq<Declared> TABLES = DeclaredTables.ALL.flatMap(ContextTables::tables);

  private static final Pattern CREATED =
      Pattern.compile("CREATE TABLE (\\w+) \\((.*?)\n\\)", Pattern.DOTALL);

  // A reference that the engine clears may be to a later table: a task's to its channel.
  private static final Pattern REFERENCE =
      Pattern.compile("REFERENCES (\\w+) \\([^)]*\\)(?!\\s+ON DELETE SET NULL)");

  @Test
  void everyTableIsDeclaredByOneContext() {
    List<String> declared = new ArrayList<>();
    TABLES.forEach(one -> declared.add(one.table().getName()));
    TreeSet<String> tables = new TreeSet<>();
    DefaultSchema.DEFAULT_SCHEMA.getTables().forEach(table -> tables.add(table.getName()));
    assertEquals(tables, new TreeSet<>(declared));
    assertEquals(tables.size(), declared.size(), "a table is declared twice");
  }

  @Test
  void aTableIsDeclaredAfterThoseThatItRefersTo() throws IOException {
    List<String> order = TABLES.map(one -> one.table().getName()).toJavaList();
    int references = 0;
    for (MatchResult table : CREATED.matcher(migrations()).results().toList()) {
      for (MatchResult other : REFERENCE.matcher(table.group(2)).results().toList()) {
        references++;
        assertTrue(
            order.indexOf(other.group(1)) <= order.indexOf(table.group(1)),
            table.group(1) + " refers to " + other.group(1));
      }
    }
    assertTrue(references > 40, references + " foreign keys were found");
  }

  // The generated tables do not know their foreign keys.
  private static String migrations() throws IOException {
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files =
        Files.list(Path.of("../schema/src/main/resources/dev/stoa/migration/common"))) {
      for (Path file : files.sorted().toList()) {
        text.append(Files.readString(file));
      }
    }
    return text.toString();
  }

  /**
   * A column that is neither declared nor listed fails, so a new one is judged before it is there.
   */
  @Test
  void everyColumnOfTextIsTreatedOrListedAsHoldingNoSubject() throws IOException {
    TreeSet<String> untreated = new TreeSet<>();
    for (Declared one : TABLES) {
      Set<Field<?>> known = one.subjects().flatMap(SubjectRule::columns).toJavaSet();
      for (Field<?> field : one.table().fields()) {
        boolean isText = field.getType() == String.class || field.getType() == Json.class;
        if (isText && !known.contains(field)) {
          untreated.add(one.table().getName() + "." + field.getName());
        }
      }
    }
    assertEquals(String.join("\n", listed()), String.join("\n", untreated));
  }

  private static TreeSet<String> listed() throws IOException {
    TreeSet<String> columns = new TreeSet<>();
    try (InputStream in =
        DeclaredTablesTest.class.getResourceAsStream("columns-without-subjects.txt")) {
      for (String line :
          new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
              .split("\n")) {
        String[] words = line.split(":? ");
        for (int i = 1; i < words.length && !line.startsWith("#"); i++) {
          columns.add(words[0] + "." + words[i]);
        }
      }
    }
    return columns;
  }

  @Test
  void aRuleIsDeclaredWithItsTable() {
    for (Declared one : TABLES) {
      one.subjects().forEach(rule -> assertEquals(one.table().getName(), rule.table()));
    }
  }
}
