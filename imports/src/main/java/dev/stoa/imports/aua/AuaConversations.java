package dev.stoa.imports.aua;

import dev.stoa.domain.conversation.AccuracyLevel;
import dev.stoa.domain.conversation.Callout;
import dev.stoa.domain.conversation.ConfidenceLabel;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageLabels;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.Projects;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.KeepConversations;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Locale;

/** The projects, conversations and messages of AUA. */
final class AuaConversations {

  private static final String ENCRYPTED = "enc:v1:";

  private final ImportRun run;
  private final ForeignStore store;
  private final Projects projects;
  private final KeepConversations conversations;

  AuaConversations(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
    this.projects = run.storage().projects();
    this.conversations = new KeepConversations(run);
  }

  void run() {
    run.table(store, "projects", "projects of conversations")
        .key("project_id")
        .intoChecked(this::project, batch -> batch.map(this::keep));
    run.table(store, "conversations", "conversations")
        .key("conversation_id")
        .intoChecked(this::conversation, batch -> batch.map(conversations::add));
    run.table(store, "messages", "messages of conversations")
        .key("message_id")
        .orderedBy("conversation_id", "created_at")
        .intoChecked(this::message, conversations::append);
  }

  private Project project(ForeignRow row) {
    return new Project(
        new ProjectId(row.required("project_id")),
        user(row),
        row.required("name"),
        run.stamps().require(row, "created_at"));
  }

  private Option<String> keep(Project project) {
    if (projects.find(project.id()).isDefined()) {
      return Option.some("a project with this id is here already");
    }
    if (projects.claim(project.user(), project.name()).isDefined()) {
      return Option.some("the user has a project named " + project.name() + " already");
    }
    projects.add(project);
    return Option.none();
  }

  private Conversation conversation(ForeignRow row) {
    Instant created = run.stamps().require(row, "created_at");
    return conversations.conversation(
        new ConversationId(row.required("conversation_id")),
        user(row),
        row.nonBlank("title"),
        row.nonBlank("project_id").map(ProjectId::new).filter(id -> projects.find(id).isDefined()),
        created,
        run.stamps().read(row, "updated_at").getOrElse(created));
  }

  private KeepConversations.NewMessage message(ForeignRow row) {
    String content = row.required("content");
    if (content.startsWith(ENCRYPTED)) {
      throw new InvalidValue("content is encrypted there: decrypt the store before it is imported");
    }
    return new KeepConversations.NewMessage(
        new MessageId(row.required("message_id")),
        new ConversationId(row.required("conversation_id")),
        new MessageDraft(
            MessageRole.labelled(lower(row.required("role"))),
            content,
            Option.none(),
            Option.none(),
            new MessageLabels(
                Option.none(),
                row.nonBlank("callout_type").map(label -> Callout.labelled(lower(label))),
                Members.texts(row, "models_used"),
                row.nonBlank("accuracy_level").map(label -> AccuracyLevel.labelled(lower(label))),
                row.nonBlank("confidence").map(label -> ConfidenceLabel.labelled(lower(label))),
                Option.none(),
                Option.none())),
        run.stamps().require(row, "created_at"));
  }

  private static UserId user(ForeignRow row) {
    return new UserId(row.nonBlank("user_id").getOrElse("local"));
  }

  private static String lower(String label) {
    return label.toLowerCase(Locale.ROOT);
  }
}
