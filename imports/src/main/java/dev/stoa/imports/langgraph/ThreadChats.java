package dev.stoa.imports.langgraph;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.KeepConversations;
import dev.stoa.imports.run.KeepConversations.NewMessage;
import dev.stoa.imports.run.Members;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * What was said in threads, from the channel {@code messages} of their checkpoints: a message has
 * the time of the first checkpoint that has it.
 */
final class ThreadChats {

  private static final String PREFIX = "langgraph-chat:";

  /** What the ledger calls messages of threads. */
  private static final String SAID = "(messages)";

  private record Said(String key, JsonObject message) {}

  private final ImportRun run;
  private final UserId user;
  private final KeepConversations conversations;

  ThreadChats(ImportRun run, UserId user) {
    this.run = run;
    this.user = user;
    this.conversations = new KeepConversations(run);
  }

  /** Keeps the messages of a checkpoint that are new. */
  void keep(CheckpointRow checkpoint, Option<Seq<JsonValue>> messages, Instant at) {
    if (!checkpoint.namespace().isEmpty()) {
      return;
    }
    if (messages.isEmpty()) {
      if (checkpoint.checkpoint().json().isEmpty() || checkpoint.hasChannel("messages")) {
        run.remark("messages that are not JSON stay in their checkpoints, as bytes");
      }
      return;
    }
    Seq<Said> said =
        messages
            .get()
            .flatMap(one -> one instanceof JsonObject object ? Vector.of(object) : Vector.empty())
            .map(one -> new Said(key(checkpoint.thread(), one), one))
            .distinctBy(Said::key);
    Set<String> known = run.known(SAID, said.map(Said::key));
    Seq<Tuple2<Said, MessageDraft>> fresh =
        said.filter(one -> !known.contains(one.key()))
            .flatMap(one -> draft(one.message()).map(draft -> new Tuple2<>(one, draft)));
    ConversationId id = new ConversationId(PREFIX + checkpoint.thread());
    Seq<NewMessage> added =
        fresh.map(one -> new NewMessage(new MessageId(run.newId()), id, one._2, at));
    conversations.open(
        added, first -> conversations.conversation(id, user, Option.none(), Option.none(), at, at));
    conversations.append(added);
    run.brought(SAID, fresh.map(one -> one._1.key()));
  }

  /** Its own id or, without one, what it says. */
  private static String key(String thread, JsonObject message) {
    return thread
        + "\n"
        + fields(message)
            .nonBlank("id")
            .getOrElse(() -> Sha256.hex(CanonicalJson.of(message).text()));
  }

  /** Objects that were constructed have their members among the arguments. */
  private static Members fields(JsonObject message) {
    Members given = new Members(message);
    return given.value("kwargs").isDefined() ? given.members("kwargs") : given;
  }

  private Option<MessageDraft> draft(JsonObject message) {
    try {
      return Option.some(said(message));
    } catch (IllegalArgumentException e) {
      run.remark("a message of a thread stays in its checkpoints: " + e.getMessage());
      return Option.none();
    }
  }

  private static MessageDraft said(JsonObject message) {
    Members fields = fields(message);
    String text = text(fields);
    MessageRole role = role(message, fields);
    Seq<JsonValue> calls = fields.array("tool_calls");
    if (role == MessageRole.ASSISTANT && calls.nonEmpty()) {
      return MessageDraft.calling(text, CanonicalJson.of(new JsonArray(calls)).text());
    }
    MessageDraft plain =
        text.isBlank()
            ? MessageDraft.carrying(role, "", CanonicalJson.of(message).text())
            : MessageDraft.of(role, text);
    return role == MessageRole.TOOL
        ? fields.nonBlank("tool_call_id").map(plain::toolCallId).getOrElse(plain)
        : plain;
  }

  private static MessageRole role(JsonObject message, Members fields) {
    String kind =
        new Members(message)
            .value("id")
            .filter(JsonArray.class::isInstance)
            .map(path -> Members.text("id", ((JsonArray) path).values().last()))
            .orElse(fields.nonBlank("role"))
            .orElse(fields.nonBlank("type"))
            .getOrElse("");
    return switch (kind) {
      case "HumanMessage", "HumanMessageChunk", "human", "user" -> MessageRole.USER;
      case "AIMessage", "AIMessageChunk", "ai", "assistant" -> MessageRole.ASSISTANT;
      case "SystemMessage", "SystemMessageChunk", "system", "developer" -> MessageRole.SYSTEM;
      case "ToolMessage", "ToolMessageChunk", "FunctionMessage", "tool", "function" ->
          MessageRole.TOOL;
      default -> throw new InvalidValue("its kind " + kind + " is unknown");
    };
  }

  private static String text(Members fields) {
    return fields
        .value("content")
        .map(
            content ->
                content instanceof JsonArray parts
                    ? parts
                        .values()
                        .flatMap(
                            part ->
                                part instanceof JsonString text
                                    ? Option.some(text.value())
                                    : Members.of("content", part).text("text"))
                        .mkString("\n")
                    : Members.text("content", content))
        .getOrElse("");
  }
}
