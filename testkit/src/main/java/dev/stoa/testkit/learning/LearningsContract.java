package dev.stoa.testkit.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.learning.LearnedItem;
import dev.stoa.domain.learning.LearnedItemBuilder;
import dev.stoa.domain.learning.LearningDecision;
import dev.stoa.domain.learning.LearningId;
import dev.stoa.domain.learning.LearningReason;
import dev.stoa.domain.learning.LearningRecord;
import dev.stoa.domain.learning.LearningStorage;
import dev.stoa.domain.learning.Learnings;
import dev.stoa.domain.search.VariantId;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of what was learned. */
public interface LearningsContract extends WorkspaceContract<LearningStorage> {

  /** When everything was learned. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.000006Z");

  @Test
  default void learningsAreListedNewestFirst() {
    LearningRecord first = learning("a", 0);
    LearningRecord second = learning("b", 1);
    LearningRecord third = learning("c", 1);
    write(all -> Vector.of(second, first, third).forEach(all::add));
    assertEquals(
        Vector.of(third, second, first), this.<Object>read(all -> all.page(Option.none(), 9)));
    assertEquals(
        Vector.of(second), this.<Object>read(all -> all.page(Option.some(third.position()), 1)));
    assertEquals(Option.some(second), this.<Object>read(all -> all.find(second.id())));
    assertEquals(Option.none(), this.<Object>read(all -> all.find(new LearningId("x"))));
  }

  @Test
  default void whatWasUndoneIsStored() {
    LearningRecord one = learning("a", 0);
    write(all -> all.add(one));
    LearningRecord undone = one.undone(AT.plusSeconds(9));
    write(
        all -> {
          assertEquals(Option.some(one), all.lock(one.id()));
          assertEquals(Option.none(), all.lock(new LearningId("x")));
          all.save(undone);
        });
    assertEquals(Option.some(undone), this.<Object>read(all -> all.find(one.id())));
  }

  @Test
  default void itemsAreReadInTheirOrder() {
    Seq<LearnedItem> items =
        Vector.of(LearningReason.values())
            .zipWithIndex(
                (reason, i) ->
                    LearnedItemBuilder.from(item("a", i + 1, "m" + i))
                        .reason(reason)
                        .decision(LearningDecision.values()[i % LearningDecision.values().length])
                        .superseded(Option.when(i % 2 == 0, () -> memory("old" + i)))
                        .variant(Option.when(i % 3 == 0, () -> new VariantId("v" + i)))
                        .item(Option.when(i % 4 != 0, () -> memory("m" + i)))
                        .build());
    write(
        all -> {
          all.add(learning("a", 0));
          all.add(learning("b", 0));
          all.addItems(items.reverse());
          all.addItems(Vector.of(item("b", 1, "m1")));
        });
    assertEquals(items, this.<Object>read(all -> all.of(new LearningId("a"))));
    assertEquals(Vector.empty(), this.<Object>read(all -> all.of(new LearningId("x"))));
  }

  @Test
  default void whatWasUndoneIsNotAboutItsItems() {
    LearningRecord undone = learning("b", 1);
    LearnedItem held = item("a", 1, "m1");
    write(
        all -> {
          all.add(learning("a", 0));
          all.add(undone);
          all.addItems(Vector.of(held, item("a", 2, "m2")));
          all.addItems(Vector.of(item("b", 1, "m1")));
          all.save(undone.undone(AT.plusSeconds(5)));
        });
    assertEquals(
        Vector.of(held),
        this.<Object>read(all -> all.ofItems(Vector.of(memory("m1"), memory("m9"))).toVector()));
    assertEquals(Vector.empty(), this.<Object>read(all -> all.ofItems(Vector.empty()).toVector()));
  }

  private static LearningRecord learning(String id, int seconds) {
    return LearningRecord.of(new LearningId(id), AT.plusSeconds(seconds));
  }

  private static LearnedItem item(String learning, long number, String memory) {
    return new LearnedItem(
        new LearningId(learning),
        number,
        LearningDecision.NEW,
        LearningReason.UNKNOWN,
        Option.some(memory(memory)),
        Option.none(),
        Option.none(),
        Vector.of("conversation:c1", "text:\"quoted\""));
  }

  private static ItemRef memory(String id) {
    return ItemKind.MEMORY.ref(id);
  }

  private void write(Consumer<Learnings> work) {
    storage()
        .unitOfWork()
        .run(
            () -> {
              work.accept(storage().learnings());
              return true;
            });
  }

  private <T> T read(Function<Learnings, T> work) {
    return storage().unitOfWork().read(() -> work.apply(storage().learnings()));
  }
}
