package dev.stoa.domain.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.agent.AgentId;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class HandOffTest {

  private static final Instant AT = Instant.parse("2026-01-02T03:04:05Z");
  private static final HandOffId ID = new HandOffId("h");
  private static final AgentId FROM = new AgentId("from");
  private static final AgentId TO = new AgentId("to");
  private final HandOff open =
      HandOff.offered(ID, new ChannelId("c"), FROM, TO, Option.none(), "do it", AT);

  @Test
  void itIsAcknowledgedThenClosed() {
    HandOff taken = open.acknowledge(TO, AT.plusSeconds(1)).get();
    assertEquals(HandOffStatus.ACKNOWLEDGED, taken.status());
    HandOff closed = taken.close(TO, AT.plusSeconds(2)).get();
    assertEquals(HandOffStatus.CLOSED, closed.status());
    assertEquals(Option.some(AT.plusSeconds(1)), closed.acknowledgedAt());
    assertEquals(Option.some(AT.plusSeconds(2)), closed.endedAt());
  }

  @Test
  void acknowledgingAgainChangesNothing() {
    HandOff taken = open.acknowledge(TO, AT).get();
    assertEquals(Either.right(taken), taken.acknowledge(TO, AT.plusSeconds(9)));
  }

  @Test
  void whatIsOpenIsNotClosed() {
    assertEquals(Either.left(new HandOffRefused.NotAcknowledged(ID)), open.close(TO, AT));
  }

  @Test
  void eachSideDoesItsOwnPart() {
    assertEquals(Either.left(new HandOffRefused.NotReceiver(ID, FROM)), open.acknowledge(FROM, AT));
    assertEquals(Either.left(new HandOffRefused.NotReceiver(ID, FROM)), open.close(FROM, AT));
    assertEquals(Either.left(new HandOffRefused.NotSender(ID, TO)), open.cancel(TO, AT));
  }

  @Test
  void theSenderMayTakeItBackUntilItIsClosed() {
    assertEquals(HandOffStatus.CANCELLED, open.cancel(FROM, AT).get().status());
    HandOff taken = open.acknowledge(TO, AT).get();
    HandOff cancelled = taken.cancel(FROM, AT).get();
    HandOff closed = taken.close(TO, AT).get();
    assertEquals(Either.right(cancelled), cancelled.cancel(FROM, AT.plusSeconds(9)));
    assertEquals(Either.right(closed), closed.close(TO, AT.plusSeconds(9)));
    assertTrue(cancelled.close(TO, AT).isLeft());
    assertTrue(closed.cancel(FROM, AT).isLeft());
    for (HandOff over : new HandOff[] {cancelled, closed}) {
      HandOffRefused refused = new HandOffRefused.Over(ID, over.status());
      assertEquals(Either.left(refused), over.acknowledge(TO, AT));
      assertTrue(refused.sentence().contains(over.status().label()));
    }
  }

  @Test
  void labelsAreReadBack() {
    for (HandOffStatus status : HandOffStatus.values()) {
      assertEquals(status, HandOffStatus.labelled(status.label()));
    }
    assertThrows(IllegalArgumentException.class, () -> HandOffStatus.labelled("OPEN"));
  }
}
