package dev.stoa.imports.letta;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTimes;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.ImportedMemory;
import dev.stoa.imports.run.Importer;
import dev.stoa.imports.run.KeepConversations;
import dev.stoa.imports.run.KeepConversations.NewMessage;
import dev.stoa.imports.run.KeepMemories;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * Agents of Letta: blocks and archival passages are memories in the scope of the agent, its
 * messages a conversation.
 */
public final class ImportLetta implements Importer {

  private static final String PREFIX = "letta:";

  private final ForeignStore store;
  private final UserId user;

  public ImportLetta(ForeignStore store, UserId user) {
    this.store = store;
    this.user = user;
  }

  @Override
  public void run(ImportRun run) {
    KeepMemories memories = new KeepMemories(run);
    KeepConversations conversations = new KeepConversations(run);
    run.table(store, AgentFiles.BLOCKS, "memories")
        .keyedByContent()
        .knowing("limit", "label", "description", "read_only", "metadata", "value")
        .intoChecked(row -> block(run, row), memories::keep);
    run.table(store, AgentFiles.PASSAGES, "memories")
        .keyedByContent()
        .knowing("embedding", "embedding_config", "metadata", "metadata_", "tags")
        .intoChecked(row -> passage(run, row), memories::keep);
    run.table(store, AgentFiles.MESSAGES, "messages of conversations")
        .keyedByContent()
        .knowing("tool_calls", "tool_call_id", "tool_returns", "model", "name", "type")
        .intoChecked(
            row -> message(run, row),
            batch -> {
              conversations.open(batch, first -> conversation(conversations, first));
              return conversations.append(batch);
            });
    for (String table : AgentFiles.OTHERS) {
      run.leaveOut(store, table, "it is how the agent runs, not what it knows");
    }
  }

  private static MemoryScope scope(ForeignRow row) {
    return row.nonBlank(AgentFiles.AGENT)
        .map(name -> new MemoryScope("agent:" + name))
        .getOrElse(MemoryScope.SHARED);
  }

  private static Memory block(ImportRun run, ForeignRow row) {
    String value =
        row.nonBlank("value").getOrElseThrow(() -> new InvalidValue("the block is empty"));
    JsonObject.Builder about =
        JsonObject.builder().put("kind", "block").put("label", row.nonBlank("label"));
    row.nonBlank("description").forEach(text -> about.put("description", text));
    if (row.flag("read_only")) {
      about.put("read_only", true);
    }
    Instant at = run.stamps().read(row, "created_at").getOrElse(run.now());
    return memory(run, row, value, about, at);
  }

  private static Memory passage(ImportRun run, ForeignRow row) {
    if (row.value("embedding").isDefined()) {
      run.remark("vectors were left out: embed the memories again");
    }
    JsonObject.Builder about = JsonObject.builder().put("kind", "passage");
    Seq<String> tags = Members.texts(row, "tags");
    if (tags.nonEmpty()) {
      about.put("tags", tags.toJavaList());
    }
    return memory(
        run,
        row,
        row.required("text"),
        about,
        run.stamps().read(row, "created_at").getOrElse(run.now()));
  }

  private static Memory memory(
      ImportRun run, ForeignRow row, String content, JsonObject.Builder about, Instant at) {
    return ImportedMemory.of(
        new MemoryId(run.newId()),
        scope(row),
        content,
        CanonicalJson.of(about.build()),
        new MemoryTimes(
            at, run.stamps().read(row, "updated_at").getOrElse(at), Option.none(), Option.none()));
  }

  private Conversation conversation(KeepConversations conversations, NewMessage first) {
    String name = first.conversation().value().substring(PREFIX.length());
    return conversations.conversation(
        first.conversation(), user, Option.some(name), Option.none(), first.at(), first.at());
  }

  private static NewMessage message(ImportRun run, ForeignRow row) {
    return new NewMessage(
        new MessageId(run.newId()),
        new ConversationId(PREFIX + row.required(AgentFiles.AGENT)),
        draft(row),
        run.stamps().require(row, "created_at"));
  }

  private static MessageDraft draft(ForeignRow row) {
    String text = text(row);
    MessageDraft plain =
        switch (row.required("role")) {
          case "system" -> said(MessageRole.SYSTEM, text, row);
          case "user" -> said(MessageRole.USER, text, row);
          case "assistant", "approval", "function_call" -> assistant(row, text);
          case "tool", "function" -> tool(row, text);
          default -> throw new InvalidValue("role " + row.required("role") + " is unknown");
        };
    MessageDraft named = row.nonBlank("name").map(plain::by).getOrElse(plain);
    return row.nonBlank("model").map(named::model).getOrElse(named);
  }

  private static MessageDraft assistant(ForeignRow row, String text) {
    return row.json("tool_calls")
        .map(calls -> Members.array("tool_calls", calls))
        .filter(Seq::nonEmpty)
        .map(calls -> MessageDraft.calling(text, CanonicalJson.of(new JsonArray(calls)).text()))
        .getOrElse(() -> said(MessageRole.ASSISTANT, text, row));
  }

  private static MessageDraft tool(ForeignRow row, String text) {
    Option<String> call = row.nonBlank("tool_call_id").orElse(() -> returned(row));
    MessageDraft said = said(MessageRole.TOOL, text, row);
    return call.map(said::toolCallId).getOrElse(said);
  }

  private static Option<String> returned(ForeignRow row) {
    return returns(row).flatMap(one -> one.nonBlank("tool_call_id")).headOption();
  }

  private static Seq<Members> returns(ForeignRow row) {
    return row.json("tool_returns")
        .map(all -> Members.array("tool_returns", all))
        .getOrElse(Vector.empty())
        .map(one -> Members.of("tool_returns", one));
  }

  private static MessageDraft said(MessageRole role, String text, ForeignRow row) {
    return text.isBlank()
        ? MessageDraft.carrying(role, "", row.nonBlank("content").getOrElse("[]"))
        : MessageDraft.of(role, text);
  }

  /** Texts of the content, or what tools returned; other contents stay in the payload. */
  private static String text(ForeignRow row) {
    String content = row.nonBlank("content").orElse(row.nonBlank("text")).getOrElse("");
    String said = content.startsWith("[{") ? texts(content) : content;
    return said.isBlank()
        ? returns(row).flatMap(one -> one.nonBlank("func_response")).mkString("\n")
        : said;
  }

  private static String texts(String parts) {
    try {
      return Members.array("content", JsonParser.parse(parts))
          .map(one -> Members.of("content", one))
          .flatMap(one -> one.text("text"))
          .mkString("\n");
    } catch (IllegalArgumentException text) {
      return parts;
    }
  }
}
