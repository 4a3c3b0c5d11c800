package dev.stoa.app.torture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.torture.TorturedStore.OpenStore;
import dev.stoa.torture.WrittenKeys;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whatever is changed behind the back of a workspace that writes were acknowledged of is noticed.
 */
class MutantsTest {

  private static final String OWN_DEBATE =
      "session_id = (select min(id) from debate_sessions where debate_id <> 'torture-debate')";

  /** A change, and the beginning of what is said of it. */
  private enum Mutant {
    EARLIER_ROW_DELETED(
        "lost key-",
        "delete from knowledge_texts where row_id = (select min(row_id) from knowledge)",
        "delete from knowledge_paths where knowledge_id ="
            + " (select k.knowledge_id from knowledge k order by k.row_id limit 1)",
        "delete from knowledge where row_id = (select min(row_id) from knowledge)"),
    COUNTER_OFF_BY_ONE(
        "successes of the memory of all keys: 3 counted, 2 acknowledged, 2 begun",
        "update continuum_memory set success_count = success_count + 1,"
            + " update_count = update_count + 1 where scope = 'torture-memory'"),
    VERSION_DELETED("spawns of torture-agent as of ", "delete from versions where kind = 'agents'"),
    COUNTER_WITHOUT_ITS_ROW(
        "agents.spawn_count = ",
        "update agents set spawn_count = spawn_count + 1 where spawn_count = 1"),
    TEXT_INDEX_STALE(
        "text indexes: those of note",
        "update note_texts set text = 'walnut'"
            + " where row_id = (select min(row_id) from note_texts)"),
    CIPHERTEXT_SWAPPED(
        "key-",
        "update conversation_messages set tool_call_id = content",
        "update conversation_messages set content = (select o.tool_call_id from"
            + " conversation_messages o where o.sequence = 3 - conversation_messages.sequence"
            + " and o.conversation_id = conversation_messages.conversation_id)"
            + " where conversation_id in (select o.conversation_id from conversation_messages o"
            + " where o.sequence = 2) and conversation_id <> 'torture-conversation'",
        "update conversation_messages set tool_call_id = null"),
    TURN_RENUMBERED(
        "debate_turns.sequence from 1 without gaps",
        "update debate_turns set sequence = 9 where sequence = 2 and session_id ="
            + " (select id from debate_sessions where debate_id = 'torture-debate')"),
    TURNS_EXCHANGED(
        "torn key-",
        "update debate_turns set sequence = 9 where sequence = 1 and " + OWN_DEBATE,
        "update debate_turns set sequence = 1 where sequence = 2 and " + OWN_DEBATE,
        "update debate_turns set sequence = 2 where sequence = 9 and " + OWN_DEBATE),
    UNENFORCED_REFERENCE_BROKEN(
        "action_logs.speaker_id in agent_profiles.id",
        "update action_logs set speaker_id = 'none' where sequence = 1"),
    RATING_CHANGED("the replay of ratings", "update ratings set wins = wins + 1 where losses = 0");

    private final String said;
    private final String[] changes;

    Mutant(String said, String... changes) {
      this.said = said;
      this.changes = changes;
    }
  }

  @ParameterizedTest
  @EnumSource
  void eachIsNoticed(TestEngine engine) throws SQLException {
    String url = WrittenWorkspace.copy(engine);
    try (OpenStore empty = new TorturedStoa().open(engine.migratedUrl())) {
      assertEquals(List.of(), found(engine, url, empty));
      for (Mutant mutant : Mutant.values()) {
        TestEngine.execute(url, mutant.changes);
      }
      List<String> said = found(engine, url, empty);
      for (Mutant mutant : Mutant.values()) {
        assertTrue(
            said.stream().anyMatch(one -> one.startsWith(mutant.said)), mutant + ": " + said);
      }
    }
  }

  private static List<String> found(TestEngine engine, String url, OpenStore before) {
    WrittenKeys written = WrittenWorkspace.acknowledged(engine, before);
    try (OpenStore store = new TorturedStoa().open(url)) {
      written.check(store);
      written.checkPast(store);
      List<String> said = new ArrayList<>(store.faults());
      said.addAll(written.faults());
      written.lost().forEach(key -> said.add("lost " + key));
      written.torn().forEach(key -> said.add("torn " + key));
      return said;
    }
  }
}
