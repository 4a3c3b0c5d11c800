package dev.stoa.application.vectors;

import static dev.stoa.application.vectors.VectorWorkspace.onNew;
import static dev.stoa.domain.vectors.VectorForm.input;
import static dev.stoa.domain.vectors.VectorForm.listing;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import io.vavr.collection.Seq;
import io.vavr.control.Try;
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
            "keywords", input("q"), onNew(ConversationVectors::new, ConversationVectors::searched))
        .check("messages", listing(Given::isObject), ConversationVectors::refused);
  }

  private static void words(SpecVector vector) {
    Seq<String> words = MessageWords.of(vector.input().get("text").text());
    Given expected = vector.expected();
    if (expected.isList()) {
      expected.matches(words);
      return;
    }
    for (Given some : expected.find("contains")) {
      some.texts().forEach(word -> assertTrue(words.contains(word), word));
    }
    for (Given none : expected.find("not")) {
      none.texts().forEach(word -> assertFalse(words.contains(word), word));
    }
  }

  /** How many messages each query finds; no hits may be shown as an empty array. */
  private void searched(SpecVector vector) {
    vector.input().optional("message").forEach(this::append);
    vector.input().optional("messages").forEach(all -> all.list().forEach(this::append));
    Given query = vector.input().get("q");
    Given expected = vector.expected();
    if (query.isList()) {
      expected.matchesEach(query, (each, count) -> count.matches(found(each)));
    } else if (expected.isList()) {
      assertEquals(expected.list().size(), (int) found(query));
    } else {
      expected.matches(found(query));
    }
  }

  private static void refused(SpecVector vector) {
    vector
        .expected()
        .matchesEach(
            vector.input(),
            (message, status) -> {
              String role = message.text("role", "user");
              String content = message.text("content", "Go on.");
              boolean stored =
                  Try.of(() -> MessageDraft.of(MessageRole.labelled(role), content)).isSuccess();
              if (stored && (role.equals("system") || role.equals("tool"))) {
                vector.differs(status, "more roles");
              } else {
                status.matches(stored ? 201.0 : 422.0);
              }
            });
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
