package dev.stoa.application.vectors;

import static dev.stoa.application.vectors.VectorWorkspace.onNew;
import static dev.stoa.domain.vectors.VectorForm.input;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.conversation.ConversationOperations;
import dev.stoa.application.conversation.MessageOperations;
import dev.stoa.application.conversation.MessageSearchOperations;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageQuery;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.conversation.MessageWords;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import dev.stoa.domain.vectors.VectorForm;
import io.vavr.collection.Seq;
import java.time.InstantSource;

/** Checks the vectors of messages and their keywords. */
final class ConversationVectors {

  private final Storage storage;
  private long lastId;

  private ConversationVectors(VectorWorkspace workspace) {
    storage = workspace.storage;
  }

  static VectorChecks checks() {
    return VectorChecks.of("AUA")
        .check("keywords", input("text"), ConversationVectors::words)
        .check(
            "keywords",
            input("message", "q"),
            onNew(ConversationVectors::new, ConversationVectors::one))
        .check(
            "keywords",
            input("messages", "q"),
            onNew(ConversationVectors::new, ConversationVectors::many))
        .check("keywords", input("q"), onNew(ConversationVectors::new, ConversationVectors::none))
        .check(
            "messages", VectorForm.mentioning("content not blank"), ConversationVectors::refused);
  }

  private static void words(SpecVector vector) {
    Seq<String> words = MessageWords.of(vector.input().get("text").text());
    if (vector.expected().isObject()) {
      vector
          .expected()
          .get("contains")
          .list()
          .forEach(word -> assertTrue(words.contains(word.text()), word.text()));
      vector
          .expected()
          .get("not")
          .list()
          .forEach(word -> assertFalse(words.contains(word.text()), word.text()));
    } else {
      assertEquals(vector.expected().list().map(Given::text).toVector(), words);
    }
  }

  private void one(SpecVector vector) {
    append(vector.input().get("message"));
    vector.expected().matches(found(vector.input().get("q")));
  }

  private void many(SpecVector vector) {
    vector.input().get("messages").list().forEach(this::append);
    Given query = vector.input().get("q");
    if (query.isText()) {
      vector.expected().matches(found(query));
      return;
    }
    query.list().zip(vector.expected().list()).forEach(pair -> pair._2.matches(found(pair._1)));
  }

  private void none(SpecVector vector) {
    assertEquals(vector.expected().list().size(), (int) found(vector.input().get("q")));
  }

  private static void refused(SpecVector vector) {
    assertEquals(2, vector.input().list().size());
    assertThrows(IllegalArgumentException.class, () -> MessageRole.labelled("bot"));
    assertThrows(IllegalArgumentException.class, () -> MessageDraft.user(" "));
  }

  private double found(Given query) {
    return new MessageSearchOperations(storage, ContentProtection.NONE)
        .search(UserId.LOCAL, MessageQuery.about(query.text()))
        .items()
        .size();
  }

  private void append(Given text) {
    IdSource ids = () -> "id-" + ++lastId;
    InstantSource clock = InstantSource.system();
    ConversationId id =
        new ConversationOperations(storage, clock, ids, ContentProtection.NONE)
            .start(UserId.LOCAL, NewConversation.untitled())
            .get()
            .id();
    new MessageOperations(storage, clock, ids, ContentProtection.NONE)
        .append(UserId.LOCAL, id, MessageDraft.user(text.text()))
        .get();
  }
}
