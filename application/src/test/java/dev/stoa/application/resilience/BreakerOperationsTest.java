package dev.stoa.application.resilience;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import dev.stoa.domain.resilience.BreakerRefused;
import dev.stoa.domain.resilience.BreakerState;
import dev.stoa.domain.resilience.BreakerStatus;
import dev.stoa.domain.resilience.BreakerTicket;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class BreakerOperationsTest {

  private static final BreakerName NAME = new BreakerName("anthropic:opus");

  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final AtomicInteger ids = new AtomicInteger();
  private Instant now = Instant.parse("2026-01-02T03:04:05.123456Z");
  private final BreakerOperations breakers =
      new BreakerOperations(storage, () -> now, () -> "id-" + ids.incrementAndGet());

  @Test
  void aGuardedCallGivesWhatTheCallGives() {
    assertEquals(Either.right("answer"), breakers.guard(NAME, () -> "answer"));
    assertEquals(Option.none(), breakers.find(NAME), "health leaves no trace");
  }

  @Test
  void theCallRunsOutsideAnyUnitOfWork() {
    Either<BreakerRefused, Integer> answer =
        breakers.guard(NAME, () -> storage.unitOfWork().read(() -> 7));
    assertEquals(Either.right(7), answer);
  }

  @Test
  void whatTheCallThrowsIsCountedAndThrownOn() {
    IllegalStateException down = new IllegalStateException("down");
    for (int i = 0; i < 3; i++) {
      assertSame(down, assertThrows(IllegalStateException.class, () -> callThrowing(down)));
    }
    assertEquals(
        new BreakerRefused.Open(NAME, now.plusSeconds(30)),
        breakers.guard(NAME, () -> "never called").getLeft());
    assertEquals(BreakerState.OPEN, state());
  }

  @Test
  void twoProbesBringItBackAndAFailingOneDoesNot() {
    trip();
    now = now.plusSeconds(30);
    assertThrows(IllegalStateException.class, () -> callThrowing(new IllegalStateException("x")));
    assertEquals(BreakerState.OPEN, state());
    now = now.plusSeconds(30);
    breakers.guard(NAME, () -> 1).get();
    assertEquals(BreakerState.HALF_OPEN, state());
    breakers.guard(NAME, () -> 2).get();
    assertEquals(BreakerState.CLOSED, state());
  }

  @Test
  void probesAreLimitedAndAWithdrawnOneIsGivenOn() {
    trip();
    now = now.plusSeconds(30);
    BreakerTicket first = breakers.admit(NAME).get();
    breakers.admit(NAME).get();
    assertInstanceOf(BreakerRefused.ProbesTaken.class, breakers.admit(NAME).getLeft());
    assertEquals(1, breakers.withdrawn(first).status().probes());
    assertTrue(breakers.admit(NAME).isRight());
  }

  @Test
  void onlyTheFailureThatOpensItSaysSo() {
    assertFalse(breakers.failure(NAME).tripped());
    assertFalse(breakers.failure(NAME).tripped());
    assertTrue(breakers.failure(NAME).tripped());
    assertFalse(breakers.failure(NAME).tripped());
    assertEquals(3, breakers.success(NAME).status().breaker().failures());
  }

  @Test
  void resettingAndConfiguringAreAudited() {
    assertEquals(new BreakerRefused.Unknown(NAME), breakers.reset(NAME).getLeft());
    breakers.configure(NAME, new BreakerPolicy(1, 1, Duration.ofSeconds(5), 1));
    assertTrue(breakers.failure(NAME).tripped());
    BreakerStatus reset = breakers.reset(NAME).get();
    assertEquals(BreakerState.CLOSED, reset.state());
    assertEquals(1, reset.breaker().policy().failureThreshold());
    Seq<AuditEntry> entries =
        storage.unitOfWork().read(() -> storage.auditLog().after(0, 9, AuditFilter.ALL));
    assertEquals(
        Vector.of("resilience.breaker_configured", "resilience.breaker_reset"),
        entries.map(entry -> entry.event().eventType()).toVector());
    assertEquals(
        "{\"breaker_id\":\"anthropic:opus\",\"failures\":1,\"was\":\"open\"}",
        entries.last().event().details().text());
  }

  @Test
  void breakersAreListedPageByPage() {
    for (String name : new String[] {"c", "a", "b"}) {
      breakers.failure(new BreakerName(name));
    }
    Page<BreakerStatus, BreakerName> first = breakers.list(PageRequest.first(2));
    assertEquals(Option.some(new BreakerName("b")), first.next());
    Page<BreakerStatus, BreakerName> rest = breakers.list(PageRequest.after(first.next().get()));
    assertEquals("c", rest.items().map(one -> one.breaker().name()).mkString(","));
    assertEquals(Option.none(), rest.next());
    assertThrows(IllegalArgumentException.class, () -> PageRequest.first(0));
  }

  @Test
  void anOutcomeThatCannotBeRecordedDoesNotHideWhatTheCallThrew() {
    IllegalStateException down = new IllegalStateException("down");
    IllegalStateException thrown =
        assertThrows(
            IllegalStateException.class,
            () ->
                breakers.guard(
                    NAME,
                    () -> {
                      storage.close();
                      throw down;
                    }));
    assertSame(down, thrown);
    assertInstanceOf(StorageException.class, thrown.getSuppressed()[0]);
  }

  private void callThrowing(RuntimeException thrown) {
    breakers
        .guard(
            NAME,
            () -> {
              throw thrown;
            })
        .get();
  }

  private void trip() {
    while (!breakers.failure(NAME).tripped()) {
      assertEquals(BreakerState.CLOSED, state());
    }
  }

  private BreakerState state() {
    return breakers.find(NAME).get().state();
  }
}
