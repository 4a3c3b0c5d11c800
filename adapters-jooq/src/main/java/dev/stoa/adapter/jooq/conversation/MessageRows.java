package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.conversation.AccuracyLevel;
import dev.stoa.domain.conversation.Callout;
import dev.stoa.domain.conversation.ConfidenceLabel;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageLabels;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.conversation.MessageText;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.schema.Json;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Which column holds what of a message of a conversation. */
final class MessageRows {

  static final Rows<ConversationMessage> STORED =
      Rows.of(CONVERSATION_MESSAGES, MessageRows::message)
          .key(CONVERSATION_MESSAGES.MESSAGE_ID, message -> message.id().value())
          .set(CONVERSATION_MESSAGES.CONVERSATION_ID, message -> message.conversation().value())
          .set(CONVERSATION_MESSAGES.SEQUENCE, ConversationMessage::sequence)
          .set(CONVERSATION_MESSAGES.CREATED_AT, ConversationMessage::createdAt)
          .changing()
          .set(CONVERSATION_MESSAGES.ROLE, message -> message.role().label())
          .maybe(CONVERSATION_MESSAGES.TOOL_CALL_ID, message -> message.labels().toolCallId())
          .maybe(
              CONVERSATION_MESSAGES.CALLOUT_TYPE,
              message -> message.labels().callout().map(Callout::label))
          .set(CONVERSATION_MESSAGES.MODELS_USED, MessageRows::models)
          .maybe(
              CONVERSATION_MESSAGES.ACCURACY_LEVEL,
              message -> message.labels().accuracy().map(AccuracyLevel::label))
          .maybe(
              CONVERSATION_MESSAGES.CONFIDENCE,
              message -> message.labels().confidence().map(MessageRows::stored))
          .maybe(CONVERSATION_MESSAGES.AUTHOR, message -> message.labels().author())
          .set(CONVERSATION_MESSAGES.METADATA, MessageRows::metadata)
          .set(CONVERSATION_MESSAGES.CONTENT, message -> message.text().content())
          .maybe(CONVERSATION_MESSAGES.TOOL_CALLS, message -> message.text().toolCalls())
          .maybe(CONVERSATION_MESSAGES.PAYLOAD, message -> message.text().payload())
          .maybe(CONVERSATION_MESSAGES.KEY_ID, message -> message.text().key().map(KeyId::value));

  /** Messages with whose they are, and where. */
  static final Rows<StoredMessage> OF_USERS =
      STORED
          .readFrom(
              CONVERSATIONS
                  .join(CONVERSATION_MESSAGES)
                  .on(CONVERSATION_MESSAGES.CONVERSATION_ID.eq(CONVERSATIONS.CONVERSATION_ID)),
              row ->
                  new StoredMessage(
                      row.get(CONVERSATION_MESSAGES.ROW_ID),
                      new UserId(row.get(CONVERSATIONS.USER_ID)),
                      message(row)))
          .generated(CONVERSATION_MESSAGES.ROW_ID, CONVERSATIONS.USER_ID);

  private MessageRows() {}

  private static ConversationMessage message(Row row) throws SQLException {
    return new ConversationMessage(
        new MessageId(row.get(CONVERSATION_MESSAGES.MESSAGE_ID)),
        new ConversationId(row.get(CONVERSATION_MESSAGES.CONVERSATION_ID)),
        row.get(CONVERSATION_MESSAGES.SEQUENCE),
        MessageRole.labelled(row.get(CONVERSATION_MESSAGES.ROLE)),
        new MessageText(
            Option.of(row.get(CONVERSATION_MESSAGES.KEY_ID)).map(KeyId::new),
            row.get(CONVERSATION_MESSAGES.CONTENT),
            Option.of(row.get(CONVERSATION_MESSAGES.TOOL_CALLS)),
            Option.of(row.get(CONVERSATION_MESSAGES.PAYLOAD))),
        new MessageLabels(
            Option.of(row.get(CONVERSATION_MESSAGES.TOOL_CALL_ID)),
            Option.of(row.get(CONVERSATION_MESSAGES.CALLOUT_TYPE)).map(Callout::labelled),
            models(row),
            Option.of(row.get(CONVERSATION_MESSAGES.ACCURACY_LEVEL)).map(AccuracyLevel::labelled),
            Option.of(row.get(CONVERSATION_MESSAGES.CONFIDENCE)).map(MessageRows::confidence),
            Option.of(row.get(CONVERSATION_MESSAGES.AUTHOR)),
            Option.of(row.get(CONVERSATION_MESSAGES.METADATA)).map(JsonColumn::canonical)),
        row.get(CONVERSATION_MESSAGES.CREATED_AT));
  }

  private static @Nullable Json models(ConversationMessage message) {
    Seq<String> models = message.labels().models();
    return models.isEmpty() ? null : JsonColumn.of(models);
  }

  private static Seq<String> models(Row row) throws SQLException {
    return Option.of(row.get(CONVERSATION_MESSAGES.MODELS_USED))
        .map(JsonColumn::texts)
        .getOrElse(Vector.empty());
  }

  private static @Nullable Json metadata(ConversationMessage message) {
    return message.labels().metadata().map(JsonColumn::of).getOrNull();
  }

  /** With a capital letter, as the original writes it. */
  private static String stored(ConfidenceLabel label) {
    return label.name().charAt(0) + label.label().substring(1);
  }

  private static ConfidenceLabel confidence(String stored) {
    return ConfidenceLabel.labelled(stored.toLowerCase(Locale.ROOT));
  }
}
