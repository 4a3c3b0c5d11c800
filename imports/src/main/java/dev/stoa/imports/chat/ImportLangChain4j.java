package dev.stoa.imports.chat;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Importer;
import dev.stoa.imports.run.KeepConversations;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/** The chat memory of LangChain4j: a row per memory, with its messages as a JSON array. */
public final class ImportLangChain4j implements Importer {

  public static final String USUAL_TABLE = "chat_memory";

  private record Chat(Conversation conversation, Seq<KeepConversations.NewMessage> messages) {}

  private final ForeignStore store;
  private final String table;
  private final UserId user;

  public ImportLangChain4j(ForeignStore store, String table, UserId user) {
    this.store = store;
    this.table = table;
    this.user = user;
  }

  @Override
  public void run(ImportRun run) {
    run.require(store, table);
    KeepConversations conversations = new KeepConversations(run);
    run.table(store, table, "conversations with their messages")
        .keyedByContent()
        .intoChecked(
            row -> chat(run, conversations, row),
            batch -> batch.map(chat -> keep(conversations, chat)));
  }

  private Chat chat(ImportRun run, KeepConversations conversations, ForeignRow row) {
    ConversationId id = new ConversationId(row.required("memory_id"));
    Seq<JsonValue> given =
        row.json("content").map(all -> Members.array("content", all)).getOrElse(Vector.empty());
    Seq<KeepConversations.NewMessage> messages =
        given.zipWithIndex(
            (one, place) ->
                new KeepConversations.NewMessage(
                    new MessageId(run.newId()), id, draft(run, one, place + 1), run.now()));
    return new Chat(
        conversations.conversation(id, user, Option.none(), Option.none(), run.now(), run.now()),
        messages);
  }

  private static Option<String> keep(KeepConversations conversations, Chat chat) {
    Option<String> taken = conversations.add(chat.conversation());
    if (taken.isEmpty()) {
      conversations.append(chat.messages());
    }
    return taken;
  }

  private static MessageDraft draft(ImportRun run, JsonValue value, int place) {
    try {
      Members message = Members.of("the message", value);
      return switch (message.required("type")) {
        case "SYSTEM" -> MessageDraft.system(text(run, message));
        case "USER" -> MessageDraft.user(text(run, message));
        case "AI" -> answer(run, message);
        case "TOOL_EXECUTION_RESULT" ->
            message
                .nonBlank("id")
                .map(call -> MessageDraft.answering(call, text(run, message)))
                .getOrElse(() -> MessageDraft.of(MessageRole.TOOL, text(run, message)));
        default -> throw new InvalidValue("type " + message.required("type") + " is unknown");
      };
    } catch (IllegalArgumentException e) {
      throw new InvalidValue("message " + place + ": " + e.getMessage(), e);
    }
  }

  private static MessageDraft answer(ImportRun run, Members message) {
    Seq<JsonValue> calls = message.array("toolExecutionRequests");
    if (message.value("thinking").isDefined()) {
      run.remark("what models thought before they answered was left out");
    }
    return calls.isEmpty()
        ? MessageDraft.assistant(text(run, message))
        : MessageDraft.calling(
            message.text("text").getOrElse(""), CanonicalJson.of(new JsonArray(calls)).text());
  }

  /** The text of a message; contents of other kinds are named. */
  private static String text(ImportRun run, Members message) {
    return message
        .text("text")
        .getOrElse(
            () ->
                message
                    .array("contents")
                    .map(one -> Members.of("contents", one))
                    .map(
                        one ->
                            one.text("text")
                                .getOrElse(
                                    () -> {
                                      run.remark("images and other files were left out");
                                      return "["
                                          + one.text("type")
                                              .getOrElse("file")
                                              .toLowerCase(Locale.ROOT)
                                          + "]";
                                    }))
                    .mkString("\n"));
  }
}
