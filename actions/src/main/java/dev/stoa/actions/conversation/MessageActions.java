package dev.stoa.actions.conversation;

import static dev.stoa.actions.conversation.ConversationReferences.CONVERSATION;
import static dev.stoa.actions.conversation.ConversationReferences.LOCAL;
import static dev.stoa.actions.conversation.ConversationReferences.USER;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Where;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.contextbackup.AppendedMessages;
import dev.stoa.application.conversation.MessageSearchOperations;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.MessageQuery;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.conversation.WindowLimits;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What callers may ask of the messages of conversations. */
final class MessageActions {

  private static final String[] COLUMNS = {
    "sequence", "role", "content", "created_at", "message_id"
  };

  private MessageActions() {}

  /** The actions that begin with {@code message}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "message",
        "Messages of conversations: append, read, correct, search.",
        MessageActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(
        append(), appendBatch(), list(), window(), correct(), remove(), search(), reindex());
  }

  private static final String SEEN_BY = "The specialists that see it, for their context backups.";
  private static final String COUNTED =
      "Only what specialists see is counted for context backups; context.append also says which"
          + " are due.";

  private static ConversationId id(Workspace workspace, UserId user, String conversation) {
    return ConversationReferences.conversation(workspace, user, conversation);
  }

  record AppendMessage(
      @Param(value = CONVERSATION, position = 0) String conversation,
      NewMessage draft,
      @Param(value = SEEN_BY, option = "seen-by") Seq<SpecialistName> seenBy,
      @Param(value = USER, defaultValue = LOCAL, user = true) UserId user) {

    static final Input<AppendMessage> INPUT =
        Input.of(AppendMessage.class)
            .flatten("draft", MessageInputs.MESSAGE)
            .param("content", about -> about.position(1))
            .param("tool_call_id", about -> about.label("id"))
            .param("models", about -> about.option("model"))
            .param("message", about -> about.label("id"));
  }

  private static Action<?, ?> append() {
    return Action.ofUser()
        .write("message.append", "Appends a message to a conversation.")
        .details(COUNTED)
        .example("{'conversation':'83c1f0a2','content':'When does it expire?'}")
        .example(
            "{'conversation':'83c1f0a2','content':'In October.','role':'assistant',"
                + "'models':['law'],'accuracy':'balanced','confidence':'high'}")
        .creates()
        .columns(COLUMNS)
        .takes(AppendMessage.INPUT)
        .gives(
            ConversationViews.MESSAGE,
            (workspace, input) ->
                appended(
                        workspace,
                        input.user(),
                        input.conversation(),
                        List.of(input.draft()),
                        input.seenBy())
                    .map(Seq::head));
  }

  record AppendMessages(
      @Param(value = CONVERSATION, position = 0) String conversation,
      @Param(value = "The messages, in order, at most 10000.", position = 1, lines = true)
          Seq<NewMessage> messages,
      @Param(value = SEEN_BY, option = "seen-by") Seq<SpecialistName> seenBy,
      @Param(value = USER, defaultValue = LOCAL, user = true) UserId user) {

    static final Input<AppendMessages> INPUT =
        Input.of(AppendMessages.class).nest("messages", MessageInputs.MESSAGE);
  }

  private static Action<?, ?> appendBatch() {
    return Action.ofUser()
        .write("message.append-batch", "Appends up to 10,000 messages in order, or none.")
        .details(COUNTED)
        .example(
            "{'conversation':'83c1f0a2','messages':[{'content':'When?'},"
                + "{'role':'assistant','content':'In October.'}]}")
        .creates()
        .listing("messages")
        .columns(COLUMNS)
        .takes(AppendMessages.INPUT)
        .givesItems(
            ConversationViews.MESSAGE,
            (workspace, input) ->
                appended(
                    workspace,
                    input.user(),
                    input.conversation(),
                    input.messages(),
                    input.seenBy()));
  }

  private static Either<? extends Refusal, Seq<ConversationMessage>> appended(
      Workspace workspace,
      UserId user,
      String conversation,
      Seq<NewMessage> messages,
      Seq<SpecialistName> seenBy) {
    ConversationId id = id(workspace, user, conversation);
    return seenBy.isEmpty()
        ? workspace.messages().appendAll(user, id, messages)
        : workspace
            .contextBackups()
            .append(user, id, messages, seenBy)
            .map(AppendedMessages::messages);
  }

  record ListMessages(
      @Param(value = CONVERSATION, position = 0) String conversation,
      @Param(
              value = "Read forward from this number (0 is the beginning) instead of back.",
              label = "sequence",
              min = 0)
          Option<Long> afterSequence,
      @Param(Where.ASKED) Option<MetadataFilter> where,
      @Param(value = USER, defaultValue = LOCAL, user = true) UserId user,
      @Paged Paging page) {

    private Either<ConversationRefused, Page<ConversationMessage, Long>> page(Workspace workspace) {
      ConversationId id = MessageActions.id(workspace, user, conversation);
      PageRequest<Long> next = page.by(Long.class);
      return afterSequence
          .map(first -> new PageRequest<>(next.after().orElse(Option.some(first)), page.limit()))
          .map(
              from ->
                  where
                      .map(filter -> workspace.messages().after(user, id, filter, from))
                      .getOrElse(() -> workspace.messages().after(user, id, from)))
          .getOrElse(
              () ->
                  where
                      .map(filter -> workspace.messages().before(user, id, filter, next))
                      .getOrElse(() -> workspace.messages().before(user, id, next)));
    }
  }

  private static Action<?, ?> list() {
    return Action.ofUser()
        .read(
            "message.list",
            "Lists the newest messages of a conversation, oldest first; the next page is older.")
        .example("{'conversation':'83c1f0a2'}")
        .example("{'conversation':'83c1f0a2','after_sequence':120}")
        .example("{'conversation':'83c1f0a2','where':'year >= 2020'}")
        .listing("messages")
        .columns(COLUMNS)
        .takes(ListMessages.class)
        .givesPage(ConversationViews.MESSAGE, (workspace, input) -> input.page(workspace));
  }

  record Window(
      @Param(value = CONVERSATION, position = 0) String conversation,
      @Param(value = "How many messages at most.", min = 1, max = 1000, defaultValue = "20")
          int messages,
      @Param(value = "How many tokens at most, four characters being one.", min = 1)
          Option<Long> tokens,
      @Param(value = USER, defaultValue = LOCAL, user = true) UserId user) {}

  private static Action<?, ?> window() {
    return Action.ofUser()
        .read("message.window", "Shows what a model sees of a conversation.")
        .details(
            "The newest system message comes first and counts; no result of a tool comes without"
                + " its call.")
        .example("{'conversation':'83c1f0a2','messages':20,'tokens':4000}")
        .listing("messages")
        .columns(COLUMNS)
        .takes(Window.class)
        .givesItems(
            ConversationViews.MESSAGE,
            (workspace, input) ->
                workspace
                    .messages()
                    .window(
                        input.user(),
                        id(workspace, input.user(), input.conversation()),
                        new WindowLimits(input.messages(), input.tokens())));
  }

  private static final String SEQUENCE = "Its number in the conversation.";

  record CorrectMessage(
      @Param(value = CONVERSATION, position = 0) String conversation,
      @Param(value = SEQUENCE, position = 1, min = 1) long sequence,
      MessageInputs.GivenMessage draft,
      @Param(value = USER, defaultValue = LOCAL, user = true) UserId user) {

    static final Input<CorrectMessage> INPUT =
        Input.of(CorrectMessage.class)
            .flatten("draft", MessageInputs.DRAFT)
            .param("content", about -> about.position(2))
            .param("tool_call_id", about -> about.label("id"))
            .param("models", about -> about.option("model"));
  }

  private static Action<?, ?> correct() {
    return Action.ofUser()
        .write("message.correct", "Has a message say something else; audited.")
        .details(
            "All of it is replaced but its id, its number and its time. What it said before is read"
                + " as of then.")
        .example("{'conversation':'83c1f0a2','sequence':2,'content':'When does it open?'}")
        .columns(COLUMNS)
        .takes(CorrectMessage.INPUT)
        .gives(
            ConversationViews.MESSAGE,
            (workspace, input) ->
                workspace
                    .messages()
                    .correct(
                        input.user(),
                        id(workspace, input.user(), input.conversation()),
                        input.sequence(),
                        input.draft().draft()));
  }

  record RemoveMessage(
      @Param(value = CONVERSATION, position = 0) String conversation,
      @Param(value = SEQUENCE, position = 1, min = 1) long sequence,
      @Param(value = USER, defaultValue = LOCAL, user = true) UserId user) {}

  private static Action<?, ?> remove() {
    return Action.ofUser()
        .destroy("message.remove", "Removes a message; the numbers of others stay. Audited.")
        .example("{'conversation':'83c1f0a2','sequence':2}")
        .columns(COLUMNS)
        .takes(RemoveMessage.class)
        .gives(
            ConversationViews.MESSAGE,
            (workspace, input) ->
                workspace
                    .messages()
                    .remove(
                        input.user(),
                        id(workspace, input.user(), input.conversation()),
                        input.sequence()));
  }

  record SearchMessages(
      @Param(value = "The words, or their beginnings.", position = 0, label = "word")
          Seq<String> words,
      @Param(
              value = "Only in this conversation: its id, or a unique suffix of its id.",
              label = "id")
          Option<String> conversation,
      @Param(value = USER, defaultValue = LOCAL, user = true) UserId user,
      @Paged Paging page) {

    SearchMessages {
      if (words.isEmpty()) {
        throw BadInput.at("words", "it is missing: give at least one word");
      }
    }
  }

  private static Action<?, ?> search() {
    return Action.ofUser()
        .read(
            "message.search",
            "Finds messages with words that start with the given ones," + " newest first.")
        .details(
            "All words must be in one message. While content is encrypted, whole words are found"
                + " only.")
        .example("{'words':['kuber','rollout']}")
        .listing("messages")
        .empty("Nothing found.")
        .columns("content", "role", "created_at", "sequence", "conversation_id", "message_id")
        .takes(SearchMessages.class)
        .answersPage(
            ConversationViews.MESSAGE,
            (workspace, input) ->
                workspace
                    .messageSearch()
                    .search(
                        input.user(),
                        new MessageQuery(
                            input.words().mkString(" "),
                            input.conversation().map(one -> id(workspace, input.user(), one)),
                            input.page().by(Long.class)))
                    .map(StoredMessage::message));
  }

  record Reindex(
      @Param(value = "How many in one transaction.", min = 1, max = 1000, defaultValue = "500")
          int batch) {}

  record Reindexed(@Param("How many transactions it took.") long batches) {}

  private static Action<?, ?> reindex() {
    return Action.ofOperator()
        .write(
            "message.reindex",
            "Indexes the words of all messages anew, as after a change of how they are stored.")
        .example("{}")
        .takes(Reindex.class)
        .gives(
            Reindexed.class,
            (workspace, input, progress) -> {
              MessageSearchOperations search = workspace.messageSearch();
              long batches = 0;
              Option<Long> next = Option.none();
              do {
                next = search.reindex(new PageRequest<>(next, input.batch()));
                batches++;
                progress.done(batches * input.batch());
              } while (next.isDefined());
              return Either.right(new Reindexed(batches));
            });
  }
}
