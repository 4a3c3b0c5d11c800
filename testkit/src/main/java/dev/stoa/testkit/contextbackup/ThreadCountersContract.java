package dev.stoa.testkit.contextbackup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.contextbackup.ContextBackupStorage;
import dev.stoa.domain.contextbackup.ThreadCounter;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The contract of every store of counters. */
public interface ThreadCountersContract<S extends ContextBackupStorage & ConversationStorage>
    extends ContextBackupWorkspace<S> {

  @Test
  default void countersComeBackAsTheyWere() {
    ConversationId conversation = given("ıİ'\"; drop", 9);
    ThreadCounter swe = ThreadCounter.start(conversation, SWE, AT).counted(700, 3, AT);
    ThreadCounter law = ThreadCounter.start(conversation, LAW, AT).reset(9, AT.plusNanos(1_000));
    save(swe, law);
    assertEquals(Vector.of(law, swe), of(conversation));
    assertEquals(
        Vector.of(swe),
        read(
            () ->
                storage()
                    .threadCounters()
                    .find(conversation, Vector.of(SWE, new SpecialistName("none")))
                    .toVector()));
  }

  @Test
  default void aCounterIsChanged() {
    ConversationId conversation = given("c", 9);
    ConversationId other = given("d", 9);
    ThreadCounter first = ThreadCounter.start(conversation, SWE, AT);
    ThreadCounter untouched = ThreadCounter.start(other, SWE, AT);
    save(first, untouched);
    ThreadCounter counted = first.counted(10, 2, AT.plusSeconds(1)).reset(4, AT.plusSeconds(2));
    save(counted);
    assertEquals(Vector.of(counted), of(conversation));
    assertEquals(Vector.of(untouched), of(other));
  }

  @Test
  default void aCounterNeedsItsConversationAndItsSpecialist() {
    ConversationId conversation = given("c", 9);
    assertThrows(
        StorageException.class,
        () -> save(ThreadCounter.start(new ConversationId("none"), SWE, AT)));
    assertThrows(
        StorageException.class,
        () -> save(ThreadCounter.start(conversation, new SpecialistName("none"), AT)));
    assertEquals(Vector.empty(), of(conversation));
  }

  @Test
  default void countersAreRemovedWithTheirConversation() {
    ConversationId conversation = given("c", 9);
    save(ThreadCounter.start(conversation, SWE, AT));
    write(() -> storage().conversations().remove(conversation));
    given("c", 9);
    assertEquals(Vector.empty(), of(conversation));
  }

  private void save(ThreadCounter... counters) {
    write(() -> storage().threadCounters().save(Vector.of(counters)));
  }

  private Vector<ThreadCounter> of(ConversationId conversation) {
    return read(() -> storage().threadCounters().of(conversation).toVector());
  }
}
