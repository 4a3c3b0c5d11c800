package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.conversation.UserId;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.List;
import org.jooq.Field;

/** Between the columns of {@code conversations} and the domain. */
final class ConversationRows {

  /** What never changes. */
  static final List<Field<?>> STARTED =
      List.of(CONVERSATIONS.CONVERSATION_ID, CONVERSATIONS.USER_ID, CONVERSATIONS.CREATED_AT);

  /** What changes. */
  static final List<Field<?>> STATE =
      List.of(
          CONVERSATIONS.TITLE,
          CONVERSATIONS.KEY_ID,
          CONVERSATIONS.PROJECT_ID,
          CONVERSATIONS.UPDATED_AT,
          CONVERSATIONS.ARCHIVED_AT,
          CONVERSATIONS.LAST_SEQUENCE);

  private ConversationRows() {}

  static void bind(Binds binds, Conversation conversation) throws SQLException {
    binds
        .set(CONVERSATIONS.REVERSED_ID, IdEnds.reversed(conversation.id().value()))
        .set(CONVERSATIONS.USER_ID, conversation.user().value())
        .set(CONVERSATIONS.CREATED_AT, conversation.createdAt());
    bindState(binds, conversation);
  }

  static void bindState(Binds binds, Conversation conversation) throws SQLException {
    binds
        .set(CONVERSATIONS.CONVERSATION_ID, conversation.id().value())
        .set(CONVERSATIONS.TITLE, conversation.title().text())
        .set(CONVERSATIONS.KEY_ID, conversation.title().key().map(KeyId::value).getOrNull())
        .set(CONVERSATIONS.PROJECT_ID, conversation.project().map(ProjectId::value).getOrNull())
        .set(CONVERSATIONS.UPDATED_AT, conversation.updatedAt())
        .set(CONVERSATIONS.ARCHIVED_AT, conversation.archivedAt().getOrNull())
        .set(CONVERSATIONS.LAST_SEQUENCE, conversation.messages());
  }

  static Conversation conversation(Row row) throws SQLException {
    return new Conversation(
        new ConversationId(row.get(CONVERSATIONS.CONVERSATION_ID)),
        new UserId(row.get(CONVERSATIONS.USER_ID)),
        new SealedText(
            Option.of(row.get(CONVERSATIONS.KEY_ID)).map(KeyId::new), row.get(CONVERSATIONS.TITLE)),
        Option.of(row.get(CONVERSATIONS.PROJECT_ID)).map(ProjectId::new),
        row.get(CONVERSATIONS.CREATED_AT),
        row.get(CONVERSATIONS.UPDATED_AT),
        Option.of(row.get(CONVERSATIONS.ARCHIVED_AT)),
        row.get(CONVERSATIONS.LAST_SEQUENCE));
  }
}
