package dev.stoa.application.conversation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageQuery;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class MessageSearchTest {

  private static final UserId ADA = UserId.LOCAL;
  private static final KeywordHasher OLD_KEY =
      new HashedKeywords(Vector.of("old".getBytes(StandardCharsets.UTF_8)));
  private static final KeywordHasher NEW_KEY =
      new HashedKeywords(
          Vector.of(
              "new".getBytes(StandardCharsets.UTF_8), "old".getBytes(StandardCharsets.UTF_8)));

  private long lastId;
  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final IdSource ids = () -> "id-" + ++lastId;
  private final ConversationId id =
      new ConversationOperations(storage, InstantSource.system(), ids, ContentProtection.NONE)
          .start(ADA, NewConversation.untitled())
          .get()
          .id();

  @Test
  void aQueryIsNormalisedAndPaged() {
    append(KeywordHasher.PLAIN, "Use streaming replication with wal_level=replica.");
    append(KeywordHasher.PLAIN, "How do I configure PostgreSQL replication?");
    Page<StoredMessage, Long> first =
        search(KeywordHasher.PLAIN).search(ADA, MessageQuery.about("the REPLICATION!").limit(1));
    assertEquals(Vector.of("id-3"), found(first.items()));
    assertEquals(
        Vector.of("id-2"),
        found(
            search(KeywordHasher.PLAIN)
                .search(ADA, MessageQuery.about("replication").in(id).after(first.next().get()))
                .items()));
    assertEquals(Vector.empty(), found(KeywordHasher.PLAIN, " the ?"));
    assertEquals(Vector.of("id-3"), found(KeywordHasher.PLAIN, "po re"));
  }

  @Test
  void hashedKeywordsFindWholeWordsAndSurviveARotation() {
    append(OLD_KEY, "Kubernetes rollout in 2024");
    assertEquals(Vector.of("id-2"), found(OLD_KEY, "kubernetes 2024"));
    append(NEW_KEY, "Kubernetes strategy");
    assertEquals(Vector.of("id-3"), found(NEW_KEY, "strategy"));
    assertEquals(Vector.of("id-2"), found(OLD_KEY, "kubernetes"));
    assertEquals(Vector.empty(), found(OLD_KEY, "kuber"));
    assertEquals(Vector.of("id-3", "id-2"), found(NEW_KEY, "KUBERNETES"));
    assertEquals(Vector.empty(), found(KeywordHasher.PLAIN, "kuber"));
    assertThrows(IllegalArgumentException.class, () -> new HashedKeywords(Vector.empty()));
  }

  @Test
  void keywordsAreWrittenAnewInBatches() {
    append(KeywordHasher.PLAIN, "first");
    append(KeywordHasher.PLAIN, "second");
    append(KeywordHasher.PLAIN, "third");
    assertEquals(Vector.of("id-3"), found(KeywordHasher.PLAIN, "seco"));
    MessageSearchOperations hashed = search(OLD_KEY);
    assertEquals(Vector.empty(), found(OLD_KEY, "second"));
    Option<Long> next = hashed.reindex(PageRequest.first(2));
    assertEquals(Option.none(), hashed.reindex(new PageRequest<>(next, 2)));
    assertEquals(Vector.of("id-3"), found(OLD_KEY, "second"));
    assertEquals(Vector.empty(), found(KeywordHasher.PLAIN, "second"));
  }

  private void append(KeywordHasher hasher, String text) {
    new MessageOperations(storage, InstantSource.system(), ids, with(hasher))
        .append(ADA, id, MessageDraft.user(text))
        .get();
  }

  private MessageSearchOperations search(KeywordHasher hasher) {
    return new MessageSearchOperations(storage, with(hasher));
  }

  private static ContentProtection with(KeywordHasher hasher) {
    return new ContentProtection(new NoCipher(), hasher);
  }

  private Vector<String> found(KeywordHasher hasher, String query) {
    return found(search(hasher).search(ADA, MessageQuery.about(query)).items());
  }

  private static Vector<String> found(Seq<StoredMessage> hits) {
    return hits.map(hit -> hit.message().id().value()).toVector();
  }
}
