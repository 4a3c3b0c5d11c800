package dev.stoa.testkit.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.Validity;
import dev.stoa.domain.memory.ContentKey;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryBuilder;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryKind;
import dev.stoa.domain.memory.MemoryLabels;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.NamedMemory;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.testkit.kernel.ManyThreads;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of memories. */
public interface MemoriesContract extends WorkspaceContract<MemoryStorage> {

  @Test
  default void namesAreFoundByTheirBeginningAsLongAsTheMemoryHasThem() {
    MemoryLabels labels =
        new MemoryLabels(
            Vector.of("Kubernetes", "k8s"),
            MemoryKind.DECISION,
            true,
            Vector.of(new MemoryId("other")));
    Memory memory = MemorySamples.memory("named").labelled(labels);
    assertTrue(add(memory));
    assertEquals(labels, ask(memories -> memories.find(memory.id())).get().labels());
    assertEquals(Vector.of("kubernetes"), namesOf(Vector.of(memory.scope()), "ku"));
    assertEquals(Vector.of("k8s"), namesOf(Vector.empty(), "k8"));
    assertEquals(Vector.empty(), namesOf(Vector.of(new MemoryScope("elsewhere")), "k8"));
    Memory renamed = memory.labelled(labels.named(Vector.of("helm")));
    write(
        memories -> {
          memories.change(memory, renamed);
          return renamed;
        });
    assertEquals(Vector.empty(), namesOf(Vector.empty(), "k8"));
    assertEquals(Vector.of("helm"), namesOf(Vector.empty(), "he"));
    write(
        memories -> {
          memories.remove(Vector.of(memory.id()));
          return renamed;
        });
    assertEquals(Vector.empty(), namesOf(Vector.empty(), "he"));
  }

  private Seq<String> namesOf(Seq<MemoryScope> scopes, String beginning) {
    return ask(memories -> memories.named(scopes, HashSet.of(beginning))).map(NamedMemory::key);
  }

  @Test
  default void aMemoryIsStoredAndRead() {
    for (Memory memory :
        Vector.of(
            MemorySamples.memory("plain"),
            MemorySamples.whole("whole"),
            MemorySamples.redLined(MemorySamples.memory("kept")))) {
      assertEquals(Option.none(), ask(memories -> memories.find(memory.id())));
      assertTrue(add(memory));
      assertEquals(Option.some(memory), ask(memories -> memories.find(memory.id())));
      assertEquals(
          Option.some(memory), ask(memories -> memories.find(memory.scope(), memory.contentKey())));
    }
  }

  @Test
  default void aDuplicateTextOrIdThrows() {
    Memory first = MemorySamples.memory("a");
    Memory again =
        MemorySamples.whole("b").edited(content("CONTENT  of A"), MemorySamples.AT).get();
    assertTrue(add(first));
    assertTrue(add(again), "another scope may say the same");
    assertFalse(add(MemorySamples.in(MemoryScope.SHARED, MemorySamples.memory("a"))));
    assertFalse(
        add(
            MemorySamples.in(
                MemoryScope.SHARED,
                MemorySamples.memory("c")
                    .edited(content("content of a"), MemorySamples.AT)
                    .get())));
    assertEquals(Option.none(), ask(memories -> memories.find(new MemoryId("c"))));
    assertEquals(Option.some(first), ask(memories -> memories.find(first.id())));
    assertEquals(
        Option.none(),
        ask(memories -> memories.find(MemoryScope.SHARED, ContentKey.of("nothing"))));
  }

  @Test
  default void manyAreFoundInTheOrderAskedFor() {
    Vector<Memory> some = Vector.range(0, 1_203).map(i -> MemorySamples.memory("m" + i));
    write(
        memories -> {
          some.forEach(memories::add);
          return memories;
        });
    Vector<MemoryId> wanted =
        some.map(Memory::id).reverse().prepend(new MemoryId("nobody")).append(some.head().id());
    assertEquals(wanted.drop(1), ask(memories -> memories.find(wanted)).map(Memory::id).toVector());
    assertEquals(Vector.empty(), ask(memories -> memories.find(Vector.empty())).toVector());
    assertEquals(
        some.map(Memory::id).sorted(),
        write(memories -> memories.lock(wanted)).map(Memory::id).toVector());
    assertThrows(IllegalStateException.class, () -> ask(memories -> memories.lock(wanted)));
  }

  @Test
  default void manyAreAddedAtOnceAndTheSameOnce() {
    Memory first = MemorySamples.memory("a");
    Memory again = MemorySamples.whole("a");
    Memory other = MemorySamples.memory("b");
    assertEquals(
        Vector.of(true, false, true),
        write(memories -> memories.addAll(Vector.of(first, again, other))).toVector());
    assertEquals(Option.some(first), ask(memories -> memories.find(first.id())));
    assertEquals(Vector.empty(), write(memories -> memories.addAll(Vector.empty())).toVector());
  }

  @Test
  default void eachOfManyAddedTogetherIsAnsweredFor() {
    Vector<Memory> all = Vector.range(0, 450).map(i -> MemorySamples.memory("m" + i)).toVector();
    write(memories -> memories.addAll(all.filter(one -> one.id().value().endsWith("7"))));
    assertEquals(
        all.map(one -> !one.id().value().endsWith("7")),
        write(memories -> memories.addAll(all)).toVector());
  }

  @Test
  default void savingKeepsTheContent() {
    Memory before = MemorySamples.memory("a");
    Memory other = MemorySamples.in(before.scope(), MemorySamples.whole("a"));
    add(before);
    write(
        memories -> {
          memories.save(Vector.of(other));
          return memories;
        });
    Memory after = ask(memories -> memories.find(before.id())).get();
    assertEquals(before.content(), after.content());
    assertEquals(before.metadata(), after.metadata());
    assertEquals(other.experience(), after.experience());
    assertEquals(other.times(), after.times());
    assertEquals(other.redLine(), after.redLine());
    assertEquals(before.labels(), after.labels());
    assertEquals(other.labelled(before.labels()).weight(), after.weight());
  }

  @Test
  default void anEditReplacesAMemory() {
    Memory before = MemorySamples.memory("a");
    Memory whole = MemorySamples.whole("a");
    Memory after = MemorySamples.in(before.scope(), whole);
    add(before);
    write(
        memories -> {
          memories.change(before, after);
          return memories;
        });
    assertEquals(Option.some(after), ask(memories -> memories.find(before.id())));
    assertEquals(
        Option.some(after), ask(memories -> memories.find(after.scope(), after.contentKey())));
    assertEquals(
        Option.none(), ask(memories -> memories.find(before.scope(), before.contentKey())));
  }

  @Test
  default void whateverIsChangedAloneIsStored() {
    Memory memory = MemorySamples.memory("a");
    Memory whole = MemorySamples.in(memory.scope(), MemorySamples.whole("a"));
    add(memory);
    Memory before = memory;
    for (Memory after :
        Vector.of(
            withAuthor(memory, Option.some("ada")),
            whole,
            withAuthor(whole, Option.none()),
            withAuthor(memory, Option.none()))) {
      Memory last = before;
      write(
          memories -> {
            memories.change(last, after);
            return memories;
          });
      assertEquals(Option.some(after), ask(memories -> memories.find(memory.id())));
      before = after;
    }
  }

  @Test
  default void thoseThatOneSupersededAreFound() {
    Memory winner = MemorySamples.memory("w");
    Memory first = MemorySamples.memory("a");
    Memory second = MemorySamples.memory("b");
    Vector.of(winner, first, second).forEach(this::add);
    Vector<Memory> losers = Vector.of(second, first).map(one -> one.supersededBy(winner).get());
    write(
        memories -> {
          memories.change(second, losers.get(0));
          memories.change(first, losers.get(1));
          return memories;
        });
    assertEquals(losers, ask(memories -> memories.supersededBy(winner.id(), 9)).toVector());
    assertEquals(losers.take(1), ask(memories -> memories.supersededBy(winner.id(), 1)).toVector());
    assertEquals(Vector.empty(), ask(memories -> memories.supersededBy(first.id(), 9)).toVector());
    // Content is unique among those of the same end.
    assertEquals(Option.none(), ask(memories -> memories.find(first.scope(), first.contentKey())));
    boolean third =
        write(memories -> memories.add(MemoryBuilder.from(first).id(new MemoryId("c")).build()));
    assertTrue(third);
    boolean fourth =
        write(memories -> memories.add(MemoryBuilder.from(first).id(new MemoryId("d")).build()));
    assertFalse(fourth);
  }

  private static Memory withAuthor(Memory memory, Option<String> author) {
    return MemoryBuilder.builder()
        .id(memory.id())
        .scope(memory.scope())
        .tier(memory.tier())
        .content(memory.content())
        .importance(memory.importance())
        .experience(memory.experience())
        .metadata(memory.metadata())
        .times(memory.times())
        .redLine(memory.redLine())
        .author(author)
        .labels(MemoryLabels.NONE)
        .validity(Validity.ALWAYS)
        .successor(Option.none())
        .build();
  }

  @Test
  default void editingToADuplicateIsARetryableConflict() {
    Memory first = MemorySamples.memory("a");
    Memory second = MemorySamples.memory("b");
    add(first);
    add(second);
    Memory same = second.edited(content(first.content()), MemorySamples.AT).get();
    StorageException conflict =
        assertThrows(
            StorageException.class,
            () ->
                write(
                    memories -> {
                      memories.change(second, same);
                      return memories;
                    }));
    assertTrue(conflict.isRetryable());
    assertEquals(Option.some(second), ask(memories -> memories.find(second.id())));
  }

  @Test
  default void theIdOfARemovedRowCanBeUsedAgain() {
    Memory memory = MemorySamples.memory("a");
    add(memory);
    write(
        memories -> {
          memories.remove(Vector.of(memory.id(), new MemoryId("nobody")));
          return memories;
        });
    assertEquals(Option.none(), ask(memories -> memories.find(memory.id())));
    assertTrue(add(memory));
  }

  @Test
  default void allArePagedInCodePointOrder() {
    Vector<String> inOrder = Vector.of("B", "a", "ä", "\uFFFD", "\uD83D\uDE00");
    inOrder.reverse().map(MemorySamples::memory).forEach(this::add);
    Memory elsewhere = MemorySamples.whole("b");
    add(elsewhere);
    Seq<Memory> shared =
        ask(memories -> memories.after(Option.some(MemoryScope.SHARED), none(), 9));
    assertEquals(inOrder, shared.map(one -> one.id().value()).toVector());
    assertEquals(
        Vector.of("a", "b"),
        ask(memories -> memories.after(Option.none(), Option.some(new MemoryId("B")), 2))
            .map(one -> one.id().value())
            .toVector());
    assertEquals(SearchSource.MEMORY, storage().memories().source());
    assertEquals(
        Vector.of(
            elsewhere.document(),
            new SearchDocument(SearchSource.MEMORY, "ä", "shared", "content of ä")
                .at(elsewhere.times().createdAt())),
        ask(memories -> memories.searchable(Option.some("a"), 2)).toVector());
  }

  @Test
  default void scopesAreListedOnceEach() {
    Vector.of("B", "a", "ä").map(MemorySamples::memory).forEach(this::add);
    Memory elsewhere = MemorySamples.whole("b");
    add(elsewhere);
    Vector<MemoryScope> both =
        Vector.of(MemoryScope.SHARED, elsewhere.scope())
            .sorted((one, other) -> one.value().compareTo(other.value()));
    assertEquals(both, ask(memories -> memories.scopes(Option.none(), 9)).toVector());
    assertEquals(both.take(1), ask(memories -> memories.scopes(Option.none(), 1)).toVector());
    assertEquals(
        both.drop(1), ask(memories -> memories.scopes(Option.some(both.head()), 9)).toVector());
  }

  @Test
  default void concurrentDuplicatesAreStoredOnce() throws InterruptedException {
    AtomicInteger number = new AtomicInteger();
    AtomicInteger stored = new AtomicInteger();
    ManyThreads.run(
        6,
        10,
        () -> {
          Memory mine =
              MemorySamples.memory("m" + number.incrementAndGet())
                  .edited(content("all say so"), MemorySamples.AT)
                  .get();
          if (add(mine)) {
            stored.incrementAndGet();
          }
        });
    assertEquals(1, stored.get());
    assertEquals(1, ask(all -> all.after(Option.none(), none(), 100)).size());
  }

  private static Option<MemoryId> none() {
    return Option.none();
  }

  private static MemoryEdit content(String text) {
    return MemoryEdit.NOTHING.content(text);
  }

  private boolean add(Memory memory) {
    return write(memories -> memories.add(memory));
  }

  private <T> T write(Function<Memories, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage().memories()));
  }

  private <T> T ask(Function<Memories, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().memories()));
  }
}
