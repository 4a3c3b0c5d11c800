package dev.stoa.imports.langgraph;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationBuilder;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.KeepConversations;
import dev.stoa.imports.run.KeepConversations.NewMessage;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;

/**
 * The checkpoints of threads. A checkpoint is a message whose payload has it with the values of its
 * channels and its writes; what people and models said in a thread is a conversation of its own.
 */
final class Checkpoints {

  static final String TABLE = "checkpoints";

  private static final String PREFIX = "langgraph:";

  private record Stored(NewMessage message, CheckpointRow checkpoint) {}

  private final ImportRun run;
  private final ForeignStore store;
  private final UserId user;
  private final KeepConversations conversations;
  private final ThreadParts parts;
  private final ThreadChats chats;

  /** The checkpoints that this import brought. */
  private final Set<String> brought = new HashSet<>();

  Checkpoints(ImportRun run, ForeignStore store, UserId user) {
    this.run = run;
    this.store = store;
    this.user = user;
    this.conversations = new KeepConversations(run);
    this.parts = new ThreadParts(store);
    this.chats = new ThreadChats(run, user);
  }

  void run() {
    run.table(store, TABLE, "messages of a conversation for each thread, and what was said in it")
        .keyedBy(CheckpointRow::key)
        .orderedBy("thread_id", "checkpoint_ns", "checkpoint_id")
        .knowing("parent_checkpoint_id", "type", "checkpoint", "metadata", "thread_ts", "parent_ts")
        .intoChecked(this::checkpoint, this::keep);
    for (String table : ThreadParts.WRITES) {
      run.table(store, table, "parts of their checkpoints")
          .keyedBy(
              row ->
                  CheckpointRow.key(row)
                      + " / "
                      + row.required("task_id")
                      + " / "
                      + row.required("idx"))
          .knowing(
              "channel",
              "type",
              "value",
              "blob",
              "task_path",
              "thread_id",
              "checkpoint_ns",
              "checkpoint_id")
          .intoChecked(CheckpointRow::key, keys -> keys.map(this::reasonOfPart));
    }
    run.table(store, ThreadParts.BLOBS, "values of channels in their checkpoints")
        .keyedBy(ThreadParts::channelKey)
        .knowing("type", "blob")
        .intoChecked(
            ThreadParts::channelKey,
            keys ->
                keys.map(
                    key ->
                        Option.when(
                            !parts.isUsed(key),
                            "no checkpoint that is new here has this version")));
  }

  private Stored checkpoint(ForeignRow row) {
    CheckpointRow checkpoint = CheckpointRow.of(row);
    Instant at = checkpoint.at(run.stamps()).getOrElse(run.now());
    MessageDraft draft =
        MessageDraft.carrying(MessageRole.ASSISTANT, "", parts.payload(checkpoint))
            .metadata(
                CanonicalJson.of(
                    JsonObject.builder()
                        .put("checkpoint", checkpoint.id())
                        .put("parent", checkpoint.parent())
                        .build()));
    return new Stored(
        new NewMessage(
            new MessageId(run.newId()), new ConversationId(PREFIX + checkpoint.place()), draft, at),
        checkpoint);
  }

  private Seq<Option<String>> keep(Seq<Stored> batch) {
    Seq<NewMessage> messages = batch.map(Stored::message);
    conversations.open(messages, this::thread);
    Seq<Option<String>> reasons = conversations.append(messages);
    batch
        .zip(reasons)
        .filter(one -> one._2.isEmpty())
        .forEach(
            one -> {
              brought.add(one._1.checkpoint().key());
              chats.keep(
                  one._1.checkpoint(), parts.messages(one._1.checkpoint()), one._1.message().at());
            });
    return reasons;
  }

  private Conversation thread(NewMessage first) {
    Conversation plain =
        conversations.conversation(
            first.conversation(), user, Option.none(), Option.none(), first.at(), first.at());
    return ConversationBuilder.from(plain)
        .external(Option.some(new ExternalId(first.conversation().value())))
        .build();
  }

  private Option<String> reasonOfPart(String checkpoint) {
    return Option.when(
        !brought.contains(checkpoint), "its checkpoint was not imported with it: " + checkpoint);
  }
}
