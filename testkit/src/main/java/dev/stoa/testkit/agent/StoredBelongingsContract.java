package dev.stoa.testkit.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentFiguresBuilder;
import dev.stoa.domain.agent.AgentQuery;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.Tally;
import dev.stoa.domain.agent.WorkspaceFiguresBuilder;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The contract for merging the rows of an agent in every context. */
public interface StoredBelongingsContract extends WorkspaceContract<AgentStorage> {

  /** A connection of the test's own to the workspace under test. */
  Connection connect() throws SQLException;

  @BeforeEach
  default void givenTwoAgentsWithRowsInEveryTable() throws SQLException {
    SomeAgents.registered(storage(), "from");
    SomeAgents.registered(storage(), "into");
    SomeAgents.spawned(storage(), SomeAgents.named("from").id(), "s1", Option.none());
    execute(
        "insert into channels (channel_id, reversed_id, name, created_at, archived_at) values"
            + " ('c1', '1c', 'one', '2026-01-01T00:00:00.000000Z', null),"
            + " ('c2', '2c', 'two', '2026-01-01T00:00:00.000000Z', null),"
            + " ('c3', '3c', 'old', '2026-01-01T00:00:00.000000Z', '2026-01-02T00:00:00.000000Z')",
        "insert into channel_messages"
            + " (message_id, channel_id, sequence, agent_id, content, created_at) values"
            + " ('m1', 'c1', 1, 'id-from', 'x', '2026-01-01T00:00:00.000000Z'),"
            + " ('m2', 'c1', 2, 'id-into', 'x', '2026-01-01T00:00:00.000000Z'),"
            + " ('m3', 'c3', 1, 'id-from', 'x', '2026-01-01T00:00:00.000000Z')",
        "insert into bookmarks (agent_id, channel_id, last_seen_id, last_seen_sequence) values"
            + " ('id-from', 'c1', 'm2', 2), ('id-into', 'c1', 'm1', 1),"
            + " ('id-from', 'c2', null, 3), ('id-into', 'c2', null, 8),"
            + " ('id-from', 'c3', 'm3', 1)",
        "insert into tasks (task_id, reversed_id, agent_id, input, created_at) values"
            + " ('t1', '1t', 'id-from', 'x', '2026-01-01T00:00:00.000000Z')",
        "insert into memories (memory_id, reversed_id, agent_id, topic, message, timestamp,"
            + " created_at, archived_at) values ('n1', '1n', 'id-from', 'a', 'x',"
            + " '2026-01-01T00:00:00.000000Z', '2026-01-01T00:00:00.000000Z', null), ('n2', '2n',"
            + " 'id-from', 'a', 'x', '2026-01-01T00:00:00.000000Z', '2026-01-01T00:00:00.000000Z',"
            + " '2026-01-01T00:00:00.000000Z')",
        "insert into knowledge (knowledge_id, reversed_id, domain, agent_id, content, created_at)"
            + " values ('k1', '1k', 'd', 'id-into', 'x', '2026-01-01T00:00:00.000000Z'), ('k2',"
            + " '2k', 'e', 'id-from', 'x', '2026-01-01T00:00:00.000000Z')");
  }

  @Test
  default void aMergeUpdatesEveryTable() throws SQLException {
    assertEquals(
        TreeMap.of("agent_sessions", 1L, "bookmarks", 2L, "channel_messages", 2L)
            .put("knowledge", 1L)
            .put("memories", 2L)
            .put("tasks", 1L),
        merged());
    for (String table : new String[] {"channel_messages", "tasks", "memories", "knowledge"}) {
      assertEquals(
          "id-into", rows("select distinct agent_id from " + table + " order by 1"), table);
    }
    assertEquals(
        "3 1 2 2",
        rows("select count(*) from channel_messages")
            + " "
            + rows("select count(*) from tasks")
            + " "
            + rows("select count(*) from memories")
            + " "
            + rows("select count(*) from knowledge"));
  }

  @Test
  default void theLaterOfTwoBookmarksIsKept() throws SQLException {
    merged();
    assertEquals(
        "id-into c1 2,id-into c2 8,id-into c3 1",
        rows(
            "select agent_id || ' ' || channel_id || ' ' || last_seen_sequence from bookmarks"
                + " order by channel_id"));
  }

  @Test
  default void removingAnAgentRemovesAllOfIt() throws SQLException {
    assertEquals(
        TreeMap.of("agent_sessions", 1L, "bookmarks", 3L, "channel_messages", 2L)
            .put("knowledge", 1L)
            .put("memories", 2L)
            .put("tasks", 1L),
        storage()
            .unitOfWork()
            .read(() -> storage().agents().belongings(SomeAgents.named("from").id())));
    SomeAgents.write(
        storage(),
        () -> {
          Agent removed = storage().agents().lock(SomeAgents.named("from").id()).get();
          storage().agents().remove(removed.id());
          return removed;
        });
    assertEquals("m2", rows("select message_id from channel_messages"));
    assertEquals("k1", rows("select knowledge_id from knowledge"));
    assertEquals("id-into,id-into", rows("select agent_id from bookmarks"));
    for (String table : new String[] {"agent_sessions", "tasks", "memories"}) {
      assertEquals("0", rows("select count(*) from " + table), table);
    }
  }

  @Test
  default void figuresCountWhatOtherContextsKeep() {
    assertEquals(
        WorkspaceFiguresBuilder.builder()
            .agents(new Tally(2, 0))
            .channels(new Tally(3, 1))
            .messages(new Tally(3, 1))
            .notes(new Tally(2, 1))
            .topics(1)
            .knowledge(new Tally(2, 0))
            .disciplines(2)
            .spawns(1)
            .openSpawns(1)
            .tasks(1)
            .build(),
        storage().unitOfWork().read(() -> storage().agentStatistics().totals()));
    Agent from = SomeAgents.named("from");
    Agent into = SomeAgents.named("into");
    assertEquals(
        Vector.of(
            AgentFiguresBuilder.builder()
                .id(from.id())
                .identity(from.identity())
                .archived(false)
                .messages(2)
                .notes(2)
                .knowledge(1)
                .spawns(1)
                .tasks(1)
                .lastActiveAt(from.lastActiveAt())
                .build(),
            AgentFiguresBuilder.builder()
                .id(into.id())
                .identity(into.identity())
                .archived(false)
                .messages(1)
                .notes(0)
                .knowledge(1)
                .spawns(0)
                .tasks(0)
                .lastActiveAt(into.lastActiveAt())
                .build()),
        storage()
            .unitOfWork()
            .read(() -> storage().agentStatistics().perAgent(AgentQuery.all()))
            .toVector());
  }

  private Map<String, Long> merged() {
    return SomeAgents.write(
        storage(),
        () -> {
          Agent from = storage().agents().lock(SomeAgents.named("from").id()).get();
          Agent into = storage().agents().lock(SomeAgents.named("into").id()).get();
          return storage().agents().merge(from.id(), into.id());
        });
  }

  private void execute(String... statements) throws SQLException {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  private String rows(String query) throws SQLException {
    Vector<String> found = Vector.empty();
    try (Connection connection = connect();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      while (rows.next()) {
        found = found.append(rows.getString(1));
      }
    }
    return found.mkString(",");
  }
}
