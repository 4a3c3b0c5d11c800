package dev.stoa.imports.lines;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.conversation.AccuracyLevel;
import dev.stoa.domain.conversation.Callout;
import dev.stoa.domain.conversation.ConfidenceLabel;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationBuilder;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageLabels;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Validity;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryJson;
import dev.stoa.imports.run.ImportRun;
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

/** Lines as an export writes them, with their ids and times. */
public final class ImportLines implements Importer {

  private sealed interface Line {}

  private record MemoryLine(Memory memory) implements Line {}

  private record KnowledgeLine(AgentName agent, KnowledgeEntry entry) implements Line {}

  private record ConversationLine(Conversation conversation) implements Line {}

  private record MessageLine(NewMessage message) implements Line {}

  private static final Seq<String> STRUCTURED = Vector.of("metadata", "names", "links");

  /** Until it is stored, when the agent is registered. */
  private static final AgentId UNKNOWN = new AgentId("unknown");

  private final ForeignStore store;

  public ImportLines(ForeignStore store) {
    this.store = store;
  }

  @Override
  public void run(ImportRun run) {
    for (String table : store.tables()) {
      run.table(store, table, "memories, knowledge, conversations and messages")
          .keyedBy(row -> row.required(LineKind.MEMBER) + " / " + row.required("id"))
          .intoChecked(row -> line(run, row), batch -> keep(run, batch));
    }
  }

  private static Line line(ImportRun run, ForeignRow row) {
    return switch (LineKind.labelled(row.required(LineKind.MEMBER))) {
      case MEMORY -> new MemoryLine(memory(row));
      case KNOWLEDGE ->
          new KnowledgeLine(run.names().of(row.required("agent")), knowledge(run, row));
      case CONVERSATION -> new ConversationLine(conversation(run, row));
      case MESSAGE -> new MessageLine(message(run, row));
    };
  }

  /** All of its members; what is no text there is JSON here. */
  private static Memory memory(ForeignRow row) {
    JsonObject.Builder object = JsonObject.builder();
    for (String column : row.columns()) {
      row.value(column)
          .forEach(
              value ->
                  object.put(column, STRUCTURED.contains(column) ? row.json(column).get() : value));
    }
    return MemoryJson.read(object.build());
  }

  private static KnowledgeEntry knowledge(ImportRun run, ForeignRow row) {
    return new KnowledgeEntry(
        new KnowledgeId(row.required("id")),
        UNKNOWN,
        new Contribution(
            new DomainPath(row.required("domain")),
            row.required("content"),
            row.real("confidence"),
            new Validity(
                run.stamps().read(row, "valid_from"), run.stamps().read(row, "valid_until"))),
        run.stamps().require(row, "created_at"),
        run.stamps().read(row, "archived_at"),
        Option.none());
  }

  private static Conversation conversation(ImportRun run, ForeignRow row) {
    Instant created = run.stamps().require(row, "created_at");
    Conversation plain =
        new KeepConversations(run)
            .conversation(
                new ConversationId(row.required("id")),
                new UserId(row.required("user")),
                row.nonBlank("title"),
                Option.none(),
                created,
                run.stamps().read(row, "updated_at").getOrElse(created));
    return ConversationBuilder.from(plain)
        .external(row.nonBlank("external_id").map(ExternalId::new))
        .archivedAt(run.stamps().read(row, "archived_at"))
        .build();
  }

  private static NewMessage message(ImportRun run, ForeignRow row) {
    return new NewMessage(
        new MessageId(row.required("id")),
        new ConversationId(row.required("conversation")),
        new MessageDraft(
            MessageRole.labelled(row.required("role")),
            row.text("content").getOrElse(""),
            row.text("tool_calls"),
            row.text("payload"),
            new MessageLabels(
                row.nonBlank("tool_call_id"),
                row.nonBlank("callout").map(Callout::labelled),
                Members.texts(row, "models"),
                row.nonBlank("accuracy").map(AccuracyLevel::labelled),
                row.nonBlank("confidence").map(ConfidenceLabel::labelled),
                row.nonBlank("author"),
                row.json("metadata").map(CanonicalJson::of))),
        run.stamps().require(row, "created_at"));
  }

  /** In the order of the lines: a conversation comes before its messages. */
  private static Seq<Option<String>> keep(ImportRun run, Seq<Line> batch) {
    KeepConversations conversations = new KeepConversations(run);
    KeepMemories memories = new KeepMemories(run);
    Vector<Option<String>> reasons = Vector.empty();
    for (Seq<Line> alike : runs(batch)) {
      Line first = alike.head();
      if (first instanceof MemoryLine) {
        reasons = reasons.appendAll(memories.keep(alike.map(one -> ((MemoryLine) one).memory())));
      } else if (first instanceof KnowledgeLine) {
        reasons = reasons.appendAll(alike.map(one -> keep(run, (KnowledgeLine) one)));
      } else if (first instanceof ConversationLine) {
        reasons =
            reasons.appendAll(
                alike.map(one -> conversations.add(((ConversationLine) one).conversation())));
      } else {
        reasons =
            reasons.appendAll(
                conversations.append(alike.map(one -> ((MessageLine) one).message())));
      }
    }
    return reasons;
  }

  /** Lines of one kind that follow one another. */
  private static Seq<Seq<Line>> runs(Seq<Line> batch) {
    Vector<Seq<Line>> runs = Vector.empty();
    for (Line line : batch) {
      boolean more = runs.nonEmpty() && runs.last().head().getClass() == line.getClass();
      runs = more ? runs.init().append(runs.last().append(line)) : runs.append(Vector.of(line));
    }
    return runs;
  }

  private static Option<String> keep(ImportRun run, KnowledgeLine line) {
    KnowledgeEntry given = line.entry();
    if (run.storage().knowledgeEntries().find(given.id()).isDefined()) {
      return Option.some("an entry with this id is here already");
    }
    AgentId agent = run.storage().agents().findByIdentity(line.agent()).get().id();
    KnowledgeEntry entry =
        new KnowledgeEntry(
            given.id(), agent, given.draft(), given.createdAt(), given.archivedAt(), Option.none());
    run.storage().knowledgeEntries().add(Vector.of(entry));
    if (entry.archivedAt().isEmpty()) {
      run.index(Vector.of(entry.document()));
    }
    return Option.none();
  }
}
