package dev.stoa.adapter.jooq;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.ContextTables.Declared;
import dev.stoa.adapter.jooq.operations.SubjectRule;
import dev.stoa.schema.generated.DefaultSchema;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jooq.Field;
import org.jooq.ForeignKey;
import org.jooq.Table;
import org.junit.jupiter.api.Test;

/** What the contexts declare of their tables is true of the schema. */
class DeclaredTablesTest {

  private static final Seq<Declared> TABLES = DeclaredTables.ALL.flatMap(ContextTables::tables);

  /** How columns are named that hold an agent or a user. */
  private static final Pattern SUBJECT =
      Pattern.compile(
          "(.*_)?agent(_id|_name|_[ab])?|to_agent|target_agent|user_id|voter|winner"
              + "|predicted_winner|identity|initiated_by|decided_by|scope");

  /** Columns that are named so and stay as they are. */
  private static final Set<String> OTHERS =
      Set.of(
          // The id of an erased agent stays.
          "agents.agent_id",
          // What another agent wrote.
          "channel_hand_offs.to_agent_id",
          // The scope of a correction is a kind of scope, not whose it is.
          "corrections.scope",
          // The root of two profiles, not an agent.
          "mutations.agent_id");

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

  @Test
  void everyColumnThatHoldsASubjectIsDeclared() {
    TreeSet<String> undeclared = new TreeSet<>();
    for (Declared one : TABLES) {
      Set<Field<?>> declared =
          one.subjects().flatMap(SubjectRule::column).<Field<?>>map(field -> field).toJavaSet();
      for (Field<?> field : one.table().fields()) {
        String name = one.table().getName() + "." + field.getName();
        if (SUBJECT.matcher(field.getName()).matches()
            && !declared.contains(field)
            && !OTHERS.contains(name)) {
          undeclared.add(name);
        }
      }
    }
    assertEquals(new TreeSet<>(), undeclared);
  }

  @Test
  void aRuleIsDeclaredWithItsTable() {
    for (Declared one : TABLES) {
      one.subjects().forEach(rule -> assertEquals(one.table().getName(), rule.table()));
    }
  }
}
