package dev.stoa.imports.chat;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.imports.run.KeepConversations.NewMessage;
import dev.stoa.imports.run.Members;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.util.function.Supplier;

/**
 * The content of a message of Mastra: parts of text, calls of tools with their results, files and
 * reasoning.
 *
 * <p>A message that called tools becomes the calls, a message for each result, and what was said.
 * The content as it was is the payload wherever it has more than text.
 */
final class MastraContent {

  private static final Set<String> TEXT_ONLY = HashSet.of("text", "step-start");

  private MastraContent() {}

  static Seq<NewMessage> messages(
      String id,
      ConversationId conversation,
      String role,
      String type,
      String content,
      Instant at,
      Supplier<String> ids) {
    Seq<Members> parts = parts(content);
    Seq<Members> calls = parts.flatMap(MastraContent::call);
    Seq<MessageDraft> drafts =
        calls.isEmpty()
            ? Vector.of(said(role, type, parts, content))
            : calling(calls, role, type, parts, content);
    return drafts.zipWithIndex(
        (draft, place) ->
            new NewMessage(new MessageId(place == 0 ? id : ids.get()), conversation, draft, at));
  }

  private static Seq<MessageDraft> calling(
      Seq<Members> calls, String role, String type, Seq<Members> parts, String content) {
    String all =
        CanonicalJson.of(
                new JsonArray(
                    calls
                        .map(one -> one.without("state", "step", "result"))
                        .map(one -> JsonParser.parse(one.text()))))
            .text();
    Seq<MessageDraft> answers =
        calls
            .filter(one -> one.value("result").isDefined())
            .map(
                one ->
                    MessageDraft.answering(
                        one.required("toolCallId"), shown(one.value("result").get())));
    Seq<MessageDraft> begun =
        Vector.of(MessageDraft.calling("", all).payload(content)).appendAll(answers);
    String text = text(parts);
    return text.isBlank() ? begun : begun.append(MessageDraft.of(role(role, type), text));
  }

  private static MessageDraft said(String role, String type, Seq<Members> parts, String content) {
    String text = text(parts);
    boolean plain =
        parts.forAll(part -> part.text("type").exists(TEXT_ONLY::contains)) && !text.isBlank();
    MessageRole from = role(role, type);
    return plain ? MessageDraft.of(from, text) : MessageDraft.carrying(from, text, content);
  }

  private static MessageRole role(String role, String type) {
    return switch (role) {
      case "user", "assistant", "system", "tool" -> MessageRole.labelled(role);
      // Signals that agents get are kept as what the system says.
      case "signal", "data" -> MessageRole.SYSTEM;
      default -> throw new InvalidValue("role " + role + " of a message " + type + " is unknown");
    };
  }

  /** A text of an old version is one part. */
  private static Seq<Members> parts(String content) {
    JsonValue value;
    try {
      value = JsonParser.parse(content);
    } catch (IllegalArgumentException plain) {
      return Vector.of(part(content));
    }
    if (value instanceof JsonString text) {
      return Vector.of(part(text.value()));
    }
    if (value instanceof JsonArray array) {
      return array.values().map(one -> Members.of("content", one));
    }
    if (value instanceof JsonObject object) {
      Members given = new Members(object);
      Seq<Members> parts = given.array("parts").map(one -> Members.of("parts", one));
      return parts.isEmpty()
          ? given.nonBlank("content").map(MastraContent::part).toVector()
          : parts;
    }
    // Such as a number that someone wrote.
    return Vector.of(part(content));
  }

  private static Members part(String text) {
    return new Members(JsonObject.builder().put("type", "text").put("text", text).build());
  }

  private static String text(Seq<Members> parts) {
    return parts
        .filter(part -> part.text("type").contains("text"))
        .flatMap(part -> part.text("text"))
        .mkString();
  }

  private static Seq<Members> call(Members part) {
    return switch (part.text("type").getOrElse("")) {
      case "tool-invocation" -> Vector.of(part.members("toolInvocation"));
      case "tool-call" -> Vector.of(part);
      default -> Vector.empty();
    };
  }

  private static String shown(JsonValue result) {
    return result instanceof JsonString text && !text.value().isBlank()
        ? text.value()
        : CanonicalJson.of(result).text();
  }
}
