package dev.stoa.domain.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

final class RefusalExceptionTest {

  @Test
  void anUnwrappedRefusalKeepsItsReason() {
    Refusal.Absent refused = () -> "ops does not exist: create it first";
    RefusalException thrown =
        assertThrows(
            RefusalException.class,
            () -> Either.left(refused).getOrElseThrow(RefusalException::new));
    assertSame(refused, thrown.refusal());
    assertEquals(RefusalKind.ABSENT, thrown.kind());
    assertEquals("ops does not exist: create it first", thrown.getMessage());
  }

  @Test
  void anAnswerIsTheAnswer() {
    assertEquals(
        7,
        Either.<Refusal, Integer>right(7).<RefusalException>getOrElseThrow(RefusalException::new));
  }
}
