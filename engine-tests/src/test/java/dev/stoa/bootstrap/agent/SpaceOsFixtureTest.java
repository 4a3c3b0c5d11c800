package dev.stoa.bootstrap.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentFigures;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentQuery;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.Tally;
import dev.stoa.domain.agent.WorkspaceFigures;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.knowledge.BranchQuery;
import dev.stoa.domain.knowledge.DomainBranch;
import dev.stoa.domain.knowledge.DomainQuery;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteChain;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.params.ParameterizedTest;

/** A database that space-os wrote itself gives the same figures once its tables are ours. */
final class SpaceOsFixtureTest {

  @ParameterizedTest
  @EnginesOfThisBuild
  void itsCountsAreReproduced(TestEngine engine) throws SQLException {
    Path fixture = OutsideData.need("fixtures/space-os/space.db");
    String url = engine.migratedUrl();
    try (Connection theirs =
            DriverManager.getConnection("jdbc:sqlite:file:" + fixture + "?immutable=1");
        Connection ours = DriverManager.getConnection(url);
        Stoa stoa = Stoa.open(engine.config(url))) {
      new SpaceOsTables(theirs, ours).copy();
      assertTotals(stoa.agents().totals(), theirs);
      assertEquals(
          count(theirs, "select count(*) from tasks where status = 'completed'"),
          stoa.tasks().counts().get(AgentTaskStatus.COMPLETED).get());
      for (AgentFigures agent :
          stoa.agents().figures(AgentQuery.all().within(ArchiveFilter.ALL).limit(100)).items()) {
        assertEquals(
            count(theirs, "select count(*) from messages where agent_id = '" + agent.id() + "'"),
            agent.messages());
        assertEquals(
            count(theirs, "select count(*) from sessions where agent_id = '" + agent.id() + "'"),
            agent.spawns());
      }
      assertUnread(stoa, theirs);
      assertNotes(stoa, theirs);
      assertKnowledge(stoa, theirs);
    }
  }

  private static void assertTotals(WorkspaceFigures figures, Connection theirs)
      throws SQLException {
    assertEquals(new Tally(count(theirs, "select count(*) from agents"), 0), figures.agents());
    assertEquals(new Tally(count(theirs, "select count(*) from channels"), 0), figures.channels());
    assertEquals(new Tally(count(theirs, "select count(*) from messages"), 0), figures.messages());
    assertEquals(count(theirs, "select count(*) from sessions"), figures.spawns());
    assertEquals(
        count(theirs, "select count(*) from sessions where ended_at is null"),
        figures.openSpawns());
    assertEquals(count(theirs, "select count(*) from tasks"), figures.tasks());
  }

  /** What is after the bookmark in their order, less one's own, which is never unread here. */
  private static void assertUnread(Stoa stoa, Connection theirs) throws SQLException {
    try (Statement statement = theirs.createStatement();
        ResultSet bookmarks =
            statement.executeQuery(
                "select b.agent_id, b.channel_id, (select count(*) from messages m"
                    + " where m.channel_id = b.channel_id and m.agent_id <> b.agent_id"
                    + " and (seen.message_id is null"
                    + " or (m.created_at, m.rowid) > (seen.created_at, seen.rowid)))"
                    + " from bookmarks b left join messages seen"
                    + " on seen.message_id = b.last_seen_id")) {
      while (bookmarks.next()) {
        assertEquals(
            bookmarks.getLong(3),
            stoa.channels()
                .unread(
                    new AgentId(bookmarks.getString(1)), new ChannelId(bookmarks.getString(2))));
      }
    }
  }

  /** Every note that was replaced leads to what replaced it, and back. */
  private static void assertNotes(Stoa stoa, Connection theirs) throws SQLException {
    assertEquals(
        new Tally(
            count(theirs, "select count(*) from memories"),
            count(theirs, "select count(*) from memories where archived_at is not null")),
        stoa.agents().totals().notes());
    try (Statement statement = theirs.createStatement();
        ResultSet notes =
            statement.executeQuery(
                "select memory_id, agent_id, (select count(*) from links l where"
                    + " l.memory_id = m.memory_id), superseded_by from memories m where topic in"
                    + " ('evolution', 'notes') or topic = 'topic-0' and superseded_by is not null"
                    + " order by memory_id")) {
      while (notes.next()) {
        NoteChain chain = stoa.notebook().chain(notes.getString(2), notes.getString(1)).get();
        assertEquals(
            Option.of(notes.getString(4)),
            chain.successors().headOption().map(note -> note.id().value()));
        assertEquals(
            notes.getLong(3),
            chain.predecessors().count(note -> note.supersededBy().contains(chain.note().id())));
      }
    }
    String evolved = text(theirs, "select memory_id from memories where message = 'version 4'");
    String owner = text(theirs, "select agent_id from memories where message = 'version 4'");
    NoteChain chain = stoa.notebook().chain(owner, evolved.substring(20)).get();
    assertEquals(
        Vector.of("version 3", "version 2", "version 1"), chain.predecessors().map(Note::message));
  }

  private static void assertKnowledge(Stoa stoa, Connection theirs) throws SQLException {
    for (DomainBranch branch : stoa.knowledge().tree(BranchQuery.top().limit(99)).items()) {
      assertEquals(
          count(
              theirs,
              "select count(*) from knowledge where domain = '"
                  + branch.path()
                  + "' or domain like '"
                  + branch.path()
                  + "/%'"),
          branch.total());
    }
    assertEquals(
        2,
        stoa.knowledge()
            .list(KnowledgeQuery.all().in(DomainQuery.read("architecture/*")))
            .items()
            .size());
  }

  private static String text(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      rows.next();
      return rows.getString(1);
    }
  }

  private static long count(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      rows.next();
      return rows.getLong(1);
    }
  }
}
