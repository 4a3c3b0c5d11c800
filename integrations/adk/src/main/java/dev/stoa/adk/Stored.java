package dev.stoa.adk;

import dev.stoa.application.Workspace;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** What is read of a workspace. */
record Stored(Workspace workspace) {

  Option<Conversation> find(UserId user, String external) {
    return workspace.conversations().find(user, new ExternalId(external)).toOption();
  }

  Vector<ConversationMessage> messages(UserId user, Conversation in) {
    return Stored.<ConversationMessage, Long>all(
        page -> done(workspace.messages().after(user, in.id(), page)));
  }

  /** All items of a list that is read in pages. */
  static <T, K> Vector<T> all(Function<PageRequest<K>, Page<T, K>> list) {
    Vector<T> all = Vector.empty();
    Option<K> after = Option.none();
    do {
      Page<T, K> page = list.apply(new PageRequest<>(after, Page.MAX_SIZE));
      all = all.appendAll(page.items());
      after = page.next();
    } while (after.isDefined());
    return all;
  }

  static <T> T done(Either<ConversationRefused, T> answer) {
    return answer.getOrElseThrow(RefusalException::new);
  }
}
