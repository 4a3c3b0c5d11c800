package dev.stoa.imports.chat;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Importer;
import dev.stoa.imports.run.KeepConversations;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.control.Option;
import java.util.Locale;

/** The chat memory of Spring AI: a row per message. */
public final class ImportSpringAi implements Importer {

  public static final String USUAL_TABLE = "SPRING_AI_CHAT_MEMORY";

  private final ForeignStore store;
  private final String table;
  private final UserId user;

  public ImportSpringAi(ForeignStore store, String table, UserId user) {
    this.store = store;
    // Engines fold the case of names differently.
    this.table = store.tables().find(table::equalsIgnoreCase).getOrElse(table);
    this.user = user;
  }

  @Override
  public void run(ImportRun run) {
    run.require(store, table);
    KeepConversations conversations = new KeepConversations(run);
    run.table(store, table, "messages of conversations")
        .keyedByContent()
        .orderedBy("conversation_id", "timestamp")
        .intoChecked(
            row -> message(run, row),
            batch -> {
              conversations.open(
                  batch,
                  first ->
                      conversations.conversation(
                          first.conversation(),
                          user,
                          Option.none(),
                          Option.none(),
                          first.at(),
                          first.at()));
              return conversations.append(batch);
            });
  }

  private static KeepConversations.NewMessage message(ImportRun run, ForeignRow row) {
    return new KeepConversations.NewMessage(
        new MessageId(run.newId()),
        new ConversationId(row.required("conversation_id")),
        MessageDraft.of(
            MessageRole.labelled(row.required("type").toLowerCase(Locale.ROOT)),
            row.required("content")),
        run.stamps().require(row, "timestamp"));
  }
}
