package dev.stoa.testkit.critique;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.critique.CalibrationPosition;
import dev.stoa.domain.critique.CritiqueStorage;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.ReputationBuilder;
import dev.stoa.domain.critique.ReputationPosition;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.testkit.kernel.ManyThreads;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of reputations. */
public interface ReputationsContract extends WorkspaceContract<CritiqueStorage> {

  /** The instant the reputations of this suite were last changed. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void aReputationIsStoredAndRead() {
    AgentName agent = new AgentName("o'neil-ıİ-\uD83D\uDE00");
    Reputation whole =
        ReputationBuilder.builder()
            .agent(agent)
            .proposalsMade(9)
            .proposalsAccepted(5)
            .critiquesGiven(4)
            .critiquesValuable(3)
            .predictions(2)
            .predictionErrors(0.1 + 0.2)
            .updatedAt(AT)
            .build();
    assertEquals(Option.none(), ask(reputations -> reputations.find(agent)));
    save(whole);
    assertEquals(Option.some(whole), ask(reputations -> reputations.find(agent)));
    Reputation later = whole.proposed(true, AT.plusSeconds(1));
    save(later);
    assertEquals(Option.some(later), ask(reputations -> reputations.find(agent)));
  }

  @Test
  default void theMostAcceptedComeFirstAndTiesByName() {
    Vector<String> inOrder = Vector.of("B", "a", "ä", "\uFFFD", "\uD83D\uDE00");
    inOrder.reverse().forEach(name -> save(accepted(name, 3)));
    save(accepted("z", 4));
    save(accepted("y", 0));
    assertEquals(inOrder.prepend("z").take(4), names(Option.none(), 4));
    ReputationPosition third = new ReputationPosition(3, new AgentName("ä"));
    assertEquals(inOrder.drop(3).append("y"), names(Option.some(third), 9));
  }

  @Test
  default void theBestCalibratedComeFirstAndTiesByName() {
    save(calibrated("worst", 0.9));
    save(calibrated("tied-b", 0.25));
    save(accepted("no-predictions", 3));
    save(calibrated("tied-a", 0.25));
    save(calibrated("best", 0));
    Vector<String> order = Vector.of("best", "tied-a", "tied-b", "no-predictions", "worst");
    assertEquals(order, byCalibration(Option.none(), 9));
    assertEquals(order.take(2), byCalibration(Option.none(), 2));
    CalibrationPosition second = new CalibrationPosition(0.75, new AgentName("tied-a"));
    assertEquals(order.drop(2).take(2), byCalibration(Option.some(second), 2));
  }

  private static Reputation calibrated(String name, double error) {
    return Reputation.none(new AgentName(name), AT).judged(true, error, AT);
  }

  private Seq<String> byCalibration(Option<CalibrationPosition> after, int limit) {
    return ask(reputations -> reputations.calibrated(after, limit))
        .map(one -> one.agent().value())
        .toVector();
  }

  @Test
  default void manyReputationsAreLockedAndStoredAtOnce() {
    Vector<Reputation> many = Vector.range(0, 300).map(i -> accepted("agent-" + i, i % 5));
    write(
        reputations -> {
          assertEquals(0, reputations.lock(many.map(Reputation::agent)).size());
          reputations.save(many);
        });
    write(
        reputations ->
            assertEquals(
                many.take(9).toSet(),
                reputations
                    .lock(many.take(9).map(Reputation::agent).append(new AgentName("none")))
                    .toSet()));
  }

  @Test
  default void oneIsRemoved() {
    save(accepted("gone", 3));
    save(accepted("kept", 3));
    write(reputations -> reputations.remove(new AgentName("gone")));
    assertEquals(Vector.of("kept"), names(Option.none(), 9));
  }

  @Test
  default void aReputationIsLockedOnlyInAWriteUnit() {
    assertThrows(
        IllegalStateException.class,
        () -> ask(reputations -> reputations.lock(Vector.of(new AgentName("a")))));
  }

  @Test
  default void concurrentChangesAreAllCounted() throws InterruptedException {
    AgentName agent = new AgentName("raced");
    ManyThreads.run(
        6,
        15,
        () ->
            write(
                reputations -> {
                  // The first lock is of a reputation that does not exist yet; it must be exclusive
                  // too.
                  Reputation before =
                      reputations
                          .lock(Vector.of(agent))
                          .headOption()
                          .getOrElse(() -> Reputation.none(agent, AT));
                  reputations.save(Vector.of(before.judged(true, 0.25, AT)));
                }));
    assertEquals(
        Option.some(
            ReputationBuilder.builder()
                .agent(agent)
                .proposalsMade(0)
                .proposalsAccepted(0)
                .critiquesGiven(0)
                .critiquesValuable(90)
                .predictions(90)
                .predictionErrors(22.5)
                .updatedAt(AT)
                .build()),
        ask(reputations -> reputations.find(agent)));
  }

  private static Reputation accepted(String name, long count) {
    return ReputationBuilder.builder()
        .agent(new AgentName(name))
        .proposalsMade(5)
        .proposalsAccepted(count)
        .critiquesGiven(0)
        .critiquesValuable(0)
        .predictions(0)
        .predictionErrors(0)
        .updatedAt(AT)
        .build();
  }

  private Seq<String> names(Option<ReputationPosition> after, int limit) {
    return ask(reputations -> reputations.after(after, limit))
        .map(one -> one.agent().value())
        .toVector();
  }

  private void save(Reputation reputation) {
    write(reputations -> reputations.save(Vector.of(reputation)));
  }

  private void write(Consumer<Reputations> work) {
    storage()
        .unitOfWork()
        .write(
            () -> {
              work.accept(storage().reputations());
              return Either.right(work);
            });
  }

  private <T> T ask(Function<Reputations, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().reputations()));
  }
}
