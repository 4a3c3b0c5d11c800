package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationBuilder;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.CurrentMessages;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.MessageNumbers;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.conversation.UserId;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Which column holds what of a conversation. */
final class ConversationRows {

  static final Rows<Conversation> STORED =
      Rows.of(CONVERSATIONS, ConversationRows::conversation)
          .key(CONVERSATIONS.CONVERSATION_ID, conversation -> conversation.id().value())
          .reversed(CONVERSATIONS.REVERSED_ID, conversation -> conversation.id().value())
          .set(CONVERSATIONS.USER_ID, conversation -> conversation.user().value())
          .maybe(
              CONVERSATIONS.EXTERNAL_ID,
              conversation -> conversation.external().map(ExternalId::value))
          .set(CONVERSATIONS.CREATED_AT, Conversation::createdAt)
          .changing()
          .set(CONVERSATIONS.TITLE, conversation -> conversation.title().text())
          .maybe(CONVERSATIONS.KEY_ID, conversation -> conversation.title().key().map(KeyId::value))
          .maybe(
              CONVERSATIONS.PROJECT_ID,
              conversation -> conversation.project().map(ProjectId::value))
          .set(CONVERSATIONS.UPDATED_AT, Conversation::updatedAt)
          .maybe(CONVERSATIONS.ARCHIVED_AT, Conversation::archivedAt)
          .set(CONVERSATIONS.MESSAGE_COUNT, Conversation::messages)
          .set(CONVERSATIONS.GIVEN_SEQUENCE, conversation -> conversation.numbers().given())
          .set(CONVERSATIONS.LAST_SEQUENCE, conversation -> conversation.numbers().newest())
          .set(CONVERSATIONS.CURRENT_FROM, conversation -> conversation.current().from())
          .maybe(CONVERSATIONS.CURRENT_SYSTEM, conversation -> conversation.current().system());

  private ConversationRows() {}

  private static Conversation conversation(Row row) throws SQLException {
    return ConversationBuilder.builder()
        .id(new ConversationId(row.get(CONVERSATIONS.CONVERSATION_ID)))
        .user(new UserId(row.get(CONVERSATIONS.USER_ID)))
        .external(Option.of(row.get(CONVERSATIONS.EXTERNAL_ID)).map(ExternalId::new))
        .title(
            new SealedText(
                Option.of(row.get(CONVERSATIONS.KEY_ID)).map(KeyId::new),
                row.get(CONVERSATIONS.TITLE)))
        .project(Option.of(row.get(CONVERSATIONS.PROJECT_ID)).map(ProjectId::new))
        .createdAt(row.get(CONVERSATIONS.CREATED_AT))
        .updatedAt(row.get(CONVERSATIONS.UPDATED_AT))
        .archivedAt(Option.of(row.get(CONVERSATIONS.ARCHIVED_AT)))
        .numbers(
            new MessageNumbers(
                row.get(CONVERSATIONS.MESSAGE_COUNT),
                row.get(CONVERSATIONS.LAST_SEQUENCE),
                row.get(CONVERSATIONS.GIVEN_SEQUENCE)))
        .current(
            new CurrentMessages(
                row.get(CONVERSATIONS.CURRENT_FROM),
                Option.of(row.get(CONVERSATIONS.CURRENT_SYSTEM))))
        .build();
  }
}
