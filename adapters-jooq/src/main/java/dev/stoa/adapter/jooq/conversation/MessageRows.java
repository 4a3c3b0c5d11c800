package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;

import dev.stoa.adapter.jooq.sql.Binds;
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
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import org.jooq.Field;

/** Between the columns of {@code conversation_messages} and the domain. */
final class MessageRows {

  static final List<Field<?>> COLUMNS =
      List.of(
          CONVERSATION_MESSAGES.MESSAGE_ID,
          CONVERSATION_MESSAGES.CONVERSATION_ID,
          CONVERSATION_MESSAGES.SEQUENCE,
          CONVERSATION_MESSAGES.ROLE,
          CONVERSATION_MESSAGES.CONTENT,
          CONVERSATION_MESSAGES.TOOL_CALLS,
          CONVERSATION_MESSAGES.TOOL_CALL_ID,
          CONVERSATION_MESSAGES.KEY_ID,
          CONVERSATION_MESSAGES.CALLOUT_TYPE,
          CONVERSATION_MESSAGES.MODELS_USED,
          CONVERSATION_MESSAGES.ACCURACY_LEVEL,
          CONVERSATION_MESSAGES.CONFIDENCE,
          CONVERSATION_MESSAGES.CREATED_AT);

  static final List<Field<?>> TEXT =
      List.of(
          CONVERSATION_MESSAGES.CONTENT,
          CONVERSATION_MESSAGES.TOOL_CALLS,
          CONVERSATION_MESSAGES.KEY_ID);

  private MessageRows() {}

  static void bind(Binds binds, ConversationMessage message) throws SQLException {
    MessageLabels labels = message.labels();
    binds
        .set(CONVERSATION_MESSAGES.CONVERSATION_ID, message.conversation().value())
        .set(CONVERSATION_MESSAGES.SEQUENCE, message.sequence())
        .set(CONVERSATION_MESSAGES.ROLE, message.role().label())
        .set(CONVERSATION_MESSAGES.TOOL_CALL_ID, labels.toolCallId().getOrNull())
        .set(CONVERSATION_MESSAGES.CALLOUT_TYPE, labels.callout().map(Callout::label).getOrNull())
        .set(
            CONVERSATION_MESSAGES.MODELS_USED,
            labels.models().isEmpty() ? null : JsonColumn.of(labels.models()))
        .set(
            CONVERSATION_MESSAGES.ACCURACY_LEVEL,
            labels.accuracy().map(AccuracyLevel::label).getOrNull())
        .set(
            CONVERSATION_MESSAGES.CONFIDENCE,
            labels.confidence().map(MessageRows::stored).getOrNull())
        .set(CONVERSATION_MESSAGES.CREATED_AT, message.createdAt());
    bindText(binds, message);
  }

  static void bindText(Binds binds, ConversationMessage message) throws SQLException {
    binds
        .set(CONVERSATION_MESSAGES.MESSAGE_ID, message.id().value())
        .set(CONVERSATION_MESSAGES.CONTENT, message.text().content())
        .set(CONVERSATION_MESSAGES.TOOL_CALLS, message.text().toolCalls().getOrNull())
        .set(CONVERSATION_MESSAGES.KEY_ID, message.text().key().map(KeyId::value).getOrNull());
  }

  static ConversationMessage message(Row row) throws SQLException {
    return new ConversationMessage(
        new MessageId(row.get(CONVERSATION_MESSAGES.MESSAGE_ID)),
        new ConversationId(row.get(CONVERSATION_MESSAGES.CONVERSATION_ID)),
        row.get(CONVERSATION_MESSAGES.SEQUENCE),
        MessageRole.labelled(row.get(CONVERSATION_MESSAGES.ROLE)),
        new MessageText(
            Option.of(row.get(CONVERSATION_MESSAGES.KEY_ID)).map(KeyId::new),
            row.get(CONVERSATION_MESSAGES.CONTENT),
            Option.of(row.get(CONVERSATION_MESSAGES.TOOL_CALLS))),
        new MessageLabels(
            Option.of(row.get(CONVERSATION_MESSAGES.TOOL_CALL_ID)),
            Option.of(row.get(CONVERSATION_MESSAGES.CALLOUT_TYPE)).map(Callout::labelled),
            models(row),
            Option.of(row.get(CONVERSATION_MESSAGES.ACCURACY_LEVEL)).map(AccuracyLevel::labelled),
            Option.of(row.get(CONVERSATION_MESSAGES.CONFIDENCE)).map(MessageRows::confidence)),
        row.get(CONVERSATION_MESSAGES.CREATED_AT));
  }

  private static Seq<String> models(Row row) throws SQLException {
    return Option.of(row.get(CONVERSATION_MESSAGES.MODELS_USED))
        .map(JsonColumn::texts)
        .getOrElse(Vector.empty());
  }

  /** With a capital letter, as the original writes it. */
  private static String stored(ConfidenceLabel label) {
    return label.name().charAt(0) + label.label().substring(1);
  }

  private static ConfidenceLabel confidence(String stored) {
    return ConfidenceLabel.labelled(stored.toLowerCase(Locale.ROOT));
  }
}
