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
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jooq.Field;
import org.jooq.ForeignKey;
import org.jooq.Table;
import org.junit.jupiter.api.Test;

/** What the contexts declare of their tables is true of the schema. */
class DeclaredTablesTest {

  private static final Seq<Declared> TABLES = DeclaredTables.ALL.flatMap(ContextTables::tables);

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
  void aTableIsDeclaredAfterThoseThatItRefersTo() {
    Set<Table<?>> before = new java.util.HashSet<>();
    for (Declared one : TABLES) {
      before.add(one.table());
      for (ForeignKey<?, ?> reference : one.table().getReferences()) {
        assertTrue(
            before.contains(reference.getKey().getTable()),
            one.table().getName() + " refers to " + reference.getKey().getTable().getName());
      }
    }
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
