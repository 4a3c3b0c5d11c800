package dev.stoa.bootstrap.conversation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.conversation.AccuracyLevel;
import dev.stoa.domain.conversation.ConfidenceLabel;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.MessageQuery;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A database that AUA wrote itself reads the same once its tables are ours. */
final class AuaFixtureTest {

  @ParameterizedTest
  @EnumSource
  void itsConversationsAreReadBack(TestEngine engine) throws SQLException {
    Path fixture = OutsideData.need("fixtures/aua/aua.db");
    String url = engine.migratedUrl();
    try (Connection theirs =
            DriverManager.getConnection("jdbc:sqlite:file:" + fixture + "?immutable=1");
        Connection ours = DriverManager.getConnection(url);
        Stoa stoa = Stoa.open(engine.config(url))) {
      copy(theirs, ours);
      Project project = stoa.projects().find(UserId.LOCAL, "Immigration Law").get();
      Conversation one = stoa.conversations().find(UserId.LOCAL, "c1").get();
      assertEquals("H-1B timeline", one.title().text());
      assertEquals(Option.some(project.id()), one.project());
      assertEquals(Instant.ofEpochSecond(1005), one.updatedAt());
      Seq<ConversationMessage> messages =
          stoa.messages().after(UserId.LOCAL, one.id(), PageRequest.first()).get().items();
      assertEquals(6, messages.size());
      ConversationMessage second = messages.get(1);
      assertEquals(MessageRole.ASSISTANT, second.role());
      assertEquals("message 1 about PostgreSQL replication", second.content());
      assertEquals(Vector.of("swe", "math"), second.labels().models());
      assertEquals(Option.some(AccuracyLevel.BALANCED), second.labels().accuracy());
      assertEquals(Option.some(ConfidenceLabel.HIGH), second.labels().confidence());
      assertEquals(Instant.ofEpochSecond(1001), second.createdAt());
      assertEquals(
          6,
          stoa.messageSearch().search(UserId.LOCAL, MessageQuery.about("replic")).items().size());
      assertEquals(Option.none(), stoa.messageSearch().reindex(PageRequest.first(100)));
      assertEquals(
          6,
          stoa.messageSearch()
              .search(UserId.LOCAL, MessageQuery.about("replic postgres"))
              .items()
              .size());
    }
  }

  private static void copy(Connection theirs, Connection ours) throws SQLException {
    try (Statement from = theirs.createStatement();
        Statement into = ours.createStatement()) {
      try (ResultSet row = from.executeQuery("select * from projects")) {
        while (row.next()) {
          into.executeUpdate(
              "insert into projects (project_id, user_id, name, created_at) values ("
                  + texts(row, "project_id", "user_id", "name")
                  + ", "
                  + instant(row, "created_at")
                  + ")");
        }
      }
      try (ResultSet row =
          from.executeQuery(
              "select c.*, (select count(*) from messages m"
                  + " where m.conversation_id = c.conversation_id) as last"
                  + " from conversations c")) {
        while (row.next()) {
          into.executeUpdate(
              "insert into conversations (conversation_id, user_id, title, project_id,"
                  + " reversed_id, last_sequence, created_at, updated_at) values ("
                  + texts(row, "conversation_id", "user_id", "title", "project_id")
                  + ", '"
                  + new StringBuilder(row.getString("conversation_id")).reverse()
                  + "', "
                  + row.getLong("last")
                  + ", "
                  + instant(row, "created_at")
                  + ", "
                  + instant(row, "updated_at")
                  + ")");
        }
      }
      try (ResultSet row =
          from.executeQuery(
              "select *, row_number() over (partition by conversation_id"
                  + " order by created_at, message_id) as sequence from messages"
                  + " order by created_at, message_id")) {
        while (row.next()) {
          into.executeUpdate(
              "insert into conversation_messages (message_id, conversation_id, role, content,"
                  + " callout_type, models_used, accuracy_level, confidence, sequence,"
                  + " created_at) values ("
                  + texts(
                      row,
                      "message_id",
                      "conversation_id",
                      "role",
                      "content",
                      "callout_type",
                      "models_used",
                      "accuracy_level",
                      "confidence")
                  + ", "
                  + row.getLong("sequence")
                  + ", "
                  + instant(row, "created_at")
                  + ")");
        }
      }
    }
  }

  private static String texts(ResultSet row, String... columns) throws SQLException {
    Vector<String> values = Vector.empty();
    for (String column : columns) {
      String value = row.getString(column);
      values = values.append(value == null ? "null" : "'" + value.replace("'", "''") + "'");
    }
    return values.mkString(", ");
  }

  private static String instant(ResultSet row, String column) throws SQLException {
    double seconds = row.getDouble(column);
    return "'" + Instants.text(Instant.ofEpochMilli(Math.round(seconds * 1000))) + "'";
  }
}
