package dev.stoa.imports.chat;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
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
import io.vavr.collection.HashSet;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * Mastra: threads are conversations of their resource, and the working memory of a resource or of a
 * thread is a memory in the scope named after it.
 */
public final class ImportMastra implements Importer {

  private static final String PREFIX = "mastra_";
  private static final String THREADS = PREFIX + "threads";
  private static final String WORKING = "workingMemory";

  private static final CanonicalJson KIND = CanonicalJson.of("{\"kind\":\"working memory\"}");

  private record Thread(Conversation conversation, Option<Memory> working) {}

  private final ForeignStore store;

  public ImportMastra(ForeignStore store) {
    this.store = store;
  }

  @Override
  public void run(ImportRun run) {
    run.require(store, THREADS);
    KeepConversations conversations = new KeepConversations(run);
    KeepMemories memories = new KeepMemories(run);
    run.table(store, THREADS, "conversations, and memories of their working memory")
        .knowing("createdAt", "updatedAt", "createdAtZ", "updatedAtZ")
        .intoChecked(
            row -> thread(run, conversations, row),
            batch -> {
              Seq<Option<String>> reasons = batch.map(one -> conversations.add(one.conversation()));
              memories.keep(
                  batch
                      .zip(reasons)
                      .filter(one -> one._2.isEmpty())
                      .flatMap(one -> one._1.working()));
              return reasons;
            });
    run.table(store, PREFIX + "messages", "messages of conversations")
        .knowing("createdAt", "createdAtZ", "resourceId")
        .orderedBy("thread_id", "createdAt")
        .intoChecked(row -> messages(run, row), batch -> keep(run, conversations, batch));
    run.table(store, PREFIX + "resources", "memories")
        .knowing("createdAt", "updatedAt", "createdAtZ", "updatedAtZ")
        .intoChecked(row -> resource(run, row), memories::keep);
    store
        .tables()
        .filter(name -> name.startsWith(PREFIX))
        .removeAll(HashSet.of(THREADS, PREFIX + "messages", PREFIX + "resources"))
        .forEach(
            name -> run.leaveOut(store, name, "it is about running agents, not what they know"));
    run.leaveOutOthers(
        store, HashSet.ofAll(store.tables().filter(name -> name.startsWith(PREFIX))));
  }

  private static Thread thread(ImportRun run, KeepConversations conversations, ForeignRow row) {
    Instant created = at(run, row, "createdAt");
    Instant updated = at(run, row, "updatedAt");
    String id = row.required("id");
    Members metadata = metadata(row);
    if (!metadata.without(WORKING).text().equals("{}")) {
      run.remark("metadata of threads was left out: conversations have none");
    }
    return new Thread(
        conversations.conversation(
            new ConversationId(id),
            new UserId(row.required("resourceId")),
            row.nonBlank("title"),
            Option.none(),
            created,
            updated),
        metadata
            .nonBlank(WORKING)
            .map(
                text ->
                    ImportedMemory.of(
                        new MemoryId(run.newId()),
                        new MemoryScope("thread:" + id),
                        text,
                        KIND,
                        new MemoryTimes(created, updated, Option.none(), Option.none()))));
  }

  private static Seq<NewMessage> messages(ImportRun run, ForeignRow row) {
    return MastraContent.messages(
        row.required("id"),
        new ConversationId(row.required("thread_id")),
        row.required("role"),
        row.nonBlank("type").getOrElse(""),
        row.required("content"),
        at(run, row, "createdAt"),
        run::newId);
  }

  /**
   * A row is here if its first message is; the others are its own. A conversation that only has the
   * id of a thread is somebody else's.
   */
  private static Seq<Option<String>> keep(
      ImportRun run, KeepConversations conversations, Seq<Seq<NewMessage>> batch) {
    Set<String> own = run.known(THREADS, batch.map(ImportMastra::thread).distinct());
    Seq<Seq<NewMessage>> placed = batch.filter(one -> own.contains(thread(one)));
    Iterator<Option<String>> reasons = conversations.append(placed.flatMap(one -> one)).iterator();
    return batch.map(
        one -> {
          if (!own.contains(thread(one))) {
            return Option.some("its thread " + thread(one) + " was not imported");
          }
          Seq<Option<String>> each = one.map(message -> reasons.next());
          return each.head();
        });
  }

  private static String thread(Seq<NewMessage> row) {
    return row.head().conversation().value();
  }

  private static Memory resource(ImportRun run, ForeignRow row) {
    Members metadata = metadata(row);
    String working =
        row.nonBlank(WORKING)
            .getOrElseThrow(() -> new InvalidValue("the resource has no working memory"));
    return ImportedMemory.of(
        new MemoryId(run.newId()),
        new MemoryScope("user:" + row.required("id")),
        working,
        metadata.without(),
        new MemoryTimes(
            at(run, row, "createdAt"), at(run, row, "updatedAt"), Option.none(), Option.none()));
  }

  /** PostgreSQL has each time twice: as a local one, and with its zone. */
  private static Instant at(ImportRun run, ForeignRow row, String column) {
    return run.stamps().read(row, column + "Z").getOrElse(() -> run.stamps().require(row, column));
  }

  /** PostgreSQL has an object as the JSON string of its text. */
  private static Members metadata(ForeignRow row) {
    return Members.ofEncoded(row, "metadata");
  }
}
