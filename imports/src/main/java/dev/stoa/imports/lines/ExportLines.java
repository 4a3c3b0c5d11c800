package dev.stoa.imports.lines;

import dev.stoa.application.conversation.SealContent;
import dev.stoa.application.imports.ExportScope;
import dev.stoa.application.imports.ExportTarget;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryJson;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** Writes memories, knowledge, conversations and their messages as lines. */
public final class ExportLines implements ExportTarget {

  private static final int PAGE = 200;

  private final Consumer<String> lines;

  public ExportLines(Consumer<String> lines) {
    this.lines = lines;
  }

  @Override
  public long write(ExportScope scope) {
    return new Run(scope).all();
  }

  private final class Run {

    private final ExportScope scope;
    private final SealContent seal;
    private long written;

    Run(ExportScope scope) {
      this.scope = scope;
      this.seal = new SealContent(scope.protection().cipher());
    }

    long all() {
      memories();
      knowledge();
      conversations();
      return written;
    }

    private void tell(LineKind kind, JsonObject object) {
      lines.accept(
          CanonicalJson.of(
                  new JsonObject(
                      LineFields.present(object)
                          .put(LineKind.MEMBER, new JsonString(kind.label()))))
              .text());
      written++;
      scope.progress().rows("exporting", written, written);
    }

    private void memories() {
      Option<MemoryId> last = Option.none();
      do {
        Seq<Memory> page = scope.storage().memories().after(Option.none(), last, PAGE);
        page.forEach(memory -> tell(LineKind.MEMORY, MemoryJson.of(memory)));
        last = next(page).map(Memory::id);
      } while (last.isDefined());
    }

    private void knowledge() {
      KnowledgeQuery all = KnowledgeQuery.all().within(ArchiveFilter.ALL).valid(ValidAt.ALL);
      Option<TimePosition<KnowledgeId>> last = Option.none();
      do {
        Seq<KnowledgeEntry> page =
            scope
                .storage()
                .knowledgeEntries()
                .page(all.page(new PageRequest<>(last, Page.MAX_SIZE)), scope.clock().instant());
        page.take(Page.MAX_SIZE)
            .forEach(
                entry ->
                    tell(
                        LineKind.KNOWLEDGE,
                        LineFields.of(
                            entry, scope.storage().agents().find(entry.agent()).get().identity())));
        last =
            Option.when(page.size() >= Page.MAX_SIZE, () -> page.take(Page.MAX_SIZE).last())
                .map(KnowledgeEntry::position);
      } while (last.isDefined());
    }

    private void conversations() {
      Option<ConversationId> last = Option.none();
      do {
        Seq<Conversation> page = scope.storage().conversations().pageOfAll(last, PAGE);
        page.map(seal::open)
            .forEach(
                one -> {
                  tell(LineKind.CONVERSATION, LineFields.of(one));
                  messages(one);
                });
        last = next(page).map(Conversation::id);
      } while (last.isDefined());
    }

    private void messages(Conversation in) {
      Option<Long> next = Option.some(0L);
      while (next.isDefined()) {
        Seq<ConversationMessage> page =
            scope
                .storage()
                .conversationMessages()
                .after(in.user(), in.id(), Option.none(), next.get(), PAGE);
        page.map(seal::open).forEach(one -> tell(LineKind.MESSAGE, LineFields.of(one)));
        next = next(page).map(ConversationMessage::sequence);
      }
    }

    /** The last of a full page, after which there may be more. */
    private <T> Option<T> next(Seq<T> page) {
      return page.size() < PAGE ? Option.none() : page.lastOption();
    }
  }
}
