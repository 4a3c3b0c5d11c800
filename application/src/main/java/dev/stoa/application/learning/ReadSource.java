package dev.stoa.application.learning;

import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.conversation.FindConversation;
import dev.stoa.application.conversation.SealContent;
import dev.stoa.application.memory.LearnMemories;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.learning.Learn;
import dev.stoa.domain.learning.LearningRefused;
import dev.stoa.domain.learning.LearningSource;
import dev.stoa.domain.learning.LearningSource.KnownMemory;
import dev.stoa.domain.learning.SourceText;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.Principal;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** The step of reading what is learned from, and what is known about it. */
final class ReadSource {

  /** As much of a text is asked for what is known about it. */
  private static final int ASKED = 500;

  /** So many memories are shown of each text, and of all. */
  private static final int OF_EACH = 5;

  private static final int OF_ALL = 30;

  private final FindConversation find;
  private final ConversationMessages messages;
  private final SealContent seal;
  private final LearnMemories memories;
  private final InstantSource clock;

  ReadSource(
      ConversationStorage storage,
      ContentProtection protection,
      LearnMemories memories,
      InstantSource clock) {
    this.find = new FindConversation(storage.conversations());
    this.messages = storage.conversationMessages();
    this.seal = new SealContent(protection.cipher());
    this.memories = memories;
    this.clock = clock;
  }

  Either<LearningRefused, LearningSource> read(Learn learn) {
    return texts(learn).map(texts -> new LearningSource(texts, known(texts, learn.scope())));
  }

  private Either<LearningRefused, Seq<SourceText>> texts(Learn learn) {
    return learn
        .conversation()
        .map(
            place ->
                find.find(place.user(), place.conversation())
                    .<LearningRefused>mapLeft(LearningRefused.NotDone::new)
                    .map(found -> said(place, learn.after())))
        .getOrElse(
            () ->
                Either.right(
                    learn.text().map(text -> SourceText.text(text, clock.instant())).toVector()));
  }

  private Seq<SourceText> said(Learn.Place place, long after) {
    Seq<SourceText> said =
        messages
            .before(
                place.user(), place.conversation(), Long.MAX_VALUE, LearningSource.MOST_MESSAGES)
            .filter(one -> one.sequence() > after)
            .reverse()
            .map(seal::open)
            .map(one -> said(place, one))
            .reject(one -> one.content().isEmpty());
    int characters = said.map(one -> one.content().length()).sum().intValue();
    if (characters > LearningSource.MOST_CHARACTERS) {
      throw new InvalidValue(
          "messages have "
              + characters
              + " characters: learn from fewer, at most "
              + LearningSource.MOST_CHARACTERS);
    }
    return said;
  }

  private static SourceText said(Learn.Place place, ConversationMessage one) {
    return new SourceText(
        one.sequence(),
        one.role().label(),
        one.content(),
        Option.some(ItemKind.CONVERSATION.ref(one.id().value())),
        Option.some(speaker(place, one)),
        one.createdAt());
  }

  /** Nobody has authenticated a role, so that no message is a person's word. */
  private static Principal speaker(Learn.Place place, ConversationMessage one) {
    String named = one.labels().author().getOrElse(one.role().label());
    return switch (one.role()) {
      case USER -> Principal.agent(place.user().value());
      case TOOL -> Principal.tool(named);
      case SYSTEM, ASSISTANT -> Principal.agent(named);
    };
  }

  private Seq<KnownMemory> known(Seq<SourceText> texts, MemoryScope scope) {
    return texts
        .reverse()
        .filter(
            one ->
                one.role().equals(MessageRole.USER.label()) || one.role().equals(SourceText.TEXT))
        .take(OF_ALL / OF_EACH)
        .map(one -> one.content().substring(0, Math.min(one.content().length(), ASKED)))
        .flatMap(words -> memories.about(words, scope, OF_EACH))
        .distinctBy(memory -> memory.id())
        .map(memory -> new KnownMemory(memory.id(), memory.content()))
        .toVector();
  }
}
