package dev.stoa.spring.ai.form;

import dev.stoa.application.Workspace;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationQuery;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.springframework.ai.chat.messages.Message;

/** The conversations of one user of a workspace, by the ids that Spring AI gives them. */
public record Conversing(Workspace workspace, UserId user) {

  public Option<Conversation> find(String id) {
    Either<ConversationRefused, Conversation> found =
        workspace.conversations().find(user, new ExternalId(id));
    return found.isLeft() && found.getLeft() instanceof ConversationRefused.Unknown
        ? Option.none()
        : Option.some(found.getOrElseThrow(RefusalException::new));
  }

  /** What a question about a conversation finds; nothing if there is no such conversation. */
  public List<Message> messages(
      String id,
      BiFunction<UserId, ConversationId, Either<ConversationRefused, Seq<ConversationMessage>>>
          question) {
    return find(id)
        .toVector()
        .flatMap(one -> question.apply(user, one.id()).getOrElseThrow(RefusalException::new))
        .map(MessageForm::message)
        .toJavaList();
  }

  public ConversationId findOrStart(String id) {
    return find(id).getOrElse(() -> start(NewConversation.untitled().external(id))).id();
  }

  public Conversation start(NewConversation wanted) {
    return workspace.conversations().start(user, wanted).getOrElseThrow(RefusalException::new);
  }

  public void delete(String id) {
    find(id)
        .forEach(
            one ->
                workspace
                    .conversations()
                    .delete(user, one.id())
                    .getOrElseThrow(RefusalException::new));
  }

  /** Those that have such an id. */
  public List<Conversation> list(ConversationQuery query) {
    List<Conversation> all = new ArrayList<>();
    Option<PageRequest<TimePosition<ConversationId>>> request = Option.some(PageRequest.first());
    while (request.isDefined()) {
      Page<Conversation, TimePosition<ConversationId>> page =
          workspace.conversations().list(user, query.page(request.get()));
      page.items().filter(one -> one.external().isDefined()).forEach(all::add);
      request = page.next().map(PageRequest::after);
    }
    return all;
  }

  public ConversationMessage append(ConversationId id, MessageDraft draft) {
    return workspace.messages().append(user, id, draft).getOrElseThrow(RefusalException::new);
  }

  /** Gives it another title, and has one of its messages say something else. */
  public void correct(ConversationId id, String title, long sequence, MessageDraft draft) {
    workspace.conversations().rename(user, id, title).getOrElseThrow(RefusalException::new);
    workspace.messages().correct(user, id, sequence, draft).getOrElseThrow(RefusalException::new);
  }

  public Page<ConversationMessage, Long> after(ConversationId id, PageRequest<Long> page) {
    return workspace.messages().after(user, id, page).getOrElseThrow(RefusalException::new);
  }

  public Option<Project> project(String name) {
    return workspace.projects().find(user, name).toOption().filter(one -> one.name().equals(name));
  }
}
