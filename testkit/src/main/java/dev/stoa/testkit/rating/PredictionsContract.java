package dev.stoa.testkit.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.Decision;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.Predictions;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.domain.rating.TournamentResult;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of predictions. */
public interface PredictionsContract extends WorkspaceContract<RatingStorage> {

  /** The time of all data in this contract. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  /** A tournament whose name is not plain ASCII. */
  TournamentId CUP = new TournamentId("cup 'ıİ' \uD83D\uDE00");

  @Test
  default void aNewWorkspaceHasNoPredictions() {
    assertEquals(Option.none(), ask(all -> all.find(CUP, new AgentName("claude"))));
    assertEquals(Vector.empty(), ask(all -> all.of(CUP, Option.none(), 10)).toVector());
  }

  @Test
  default void predictionsAreStoredAndRead() {
    Prediction plain = prediction("claude", Forecast.of(new OutcomeName("gemini"), 0.1 + 0.2));
    Prediction rich =
        new Prediction(
            CUP,
            new AgentName("Ğpt"),
            Forecast.over(
                HashMap.of(
                    new OutcomeName("a \"quoted\" one"),
                    0.1,
                    new OutcomeName("\uFFFD"),
                    0.2,
                    new OutcomeName("\uD83D\uDE00"),
                    0.7)),
            Option.some(new Discipline("naïve '%_")),
            AT.plusNanos(1_000),
            Option.none());
    Prediction certain = prediction("grok", Forecast.of(new OutcomeName("x"), 1));
    change(all -> all.save(Vector.of(plain, rich, certain)));
    for (Prediction each : Vector.of(plain, rich, certain)) {
      assertEquals(Option.some(each), ask(all -> all.find(CUP, each.agent())));
    }
  }

  @Test
  default void aNewPredictionReplacesThePreviousOne() {
    Prediction first = prediction("claude", Forecast.of(new OutcomeName("gemini"), 0.7));
    Prediction last = prediction("claude", Forecast.of(new OutcomeName("codex"), 0.6));
    change(all -> all.save(Vector.of(first)));
    change(all -> all.save(Vector.of(first, last)));
    assertEquals(Vector.of(last), ask(all -> all.of(CUP, Option.none(), 10)).toVector());
  }

  @Test
  default void predictionsOfATournamentAreOrderedByName() {
    Vector<String> names = Vector.of("A", "Z", "a", "b", "é", "\uFFFD", "\uD83D\uDE00");
    Forecast forecast = Forecast.of(new OutcomeName("x"), 0.5);
    change(
        all -> {
          all.save(names.reverse().map(name -> prediction(name, forecast)));
          all.save(
              Vector.of(
                  Prediction.open(
                      new TournamentId("other"), new AgentName("a"), forecast, Option.none(), AT)));
        });
    Vector<String> seen = Vector.empty();
    Option<AgentName> after = Option.none();
    for (int page = 0; page < 4; page++) {
      Option<AgentName> from = after;
      Vector<Prediction> items = ask(all -> all.of(CUP, from, 2)).toVector();
      seen = seen.appendAll(items.map(each -> each.agent().value()));
      after = items.lastOption().map(Prediction::agent);
    }
    assertEquals(names, seen);
  }

  @Test
  default void aMergeMovesPredictionsUnlessTheOtherHasOne() {
    Forecast forecast = Forecast.of(new OutcomeName("x"), 0.5);
    Forecast stored = Forecast.of(new OutcomeName("y"), 0.5);
    TournamentId other = new TournamentId("other");
    AgentName from = new AgentName("from");
    AgentName into = new AgentName("into");
    change(
        all ->
            all.save(
                Vector.of(
                    prediction("from", forecast),
                    prediction("into", stored),
                    Prediction.open(other, from, forecast, Option.none(), AT))));
    assertEquals(2, count(from));
    change(all -> assertEquals(1, all.move(from, into)));
    assertEquals(0, count(from));
    assertEquals(
        Vector.of(prediction("into", stored)),
        ask(all -> all.of(CUP, Option.none(), 9)).toVector());
    assertEquals(
        Option.some(Prediction.open(other, into, forecast, Option.none(), AT)),
        ask(all -> all.find(other, into)));
    change(all -> all.remove(into));
    assertEquals(0, count(into));
    assertEquals(HashMap.empty(), ask(all -> all.decisions(Vector.of(CUP, other))));
  }

  private long count(AgentName agent) {
    return ask(all -> all.count(agent));
  }

  @Test
  default void manyTournamentsAreReadAtOnce() {
    Forecast forecast = Forecast.of(new OutcomeName("x"), 0.5);
    TournamentId other = new TournamentId("other");
    Vector<Prediction> predictions =
        Vector.of(
            prediction("b", forecast),
            prediction("a", forecast),
            Prediction.open(other, new AgentName("c"), forecast, Option.none(), AT),
            Prediction.open(
                new TournamentId("third"), new AgentName("c"), forecast, Option.none(), AT));
    change(all -> all.save(predictions));
    List<Prediction> seen = new ArrayList<>();
    change(all -> all.scan(Vector.of(other, CUP, new TournamentId("none"), CUP), seen::add));
    assertEquals(
        Vector.of(predictions.get(1), predictions.get(0), predictions.get(2)),
        Vector.ofAll(seen).sortBy(one -> one.tournament().equals(other)));
  }

  @Test
  default void aDecisionIsStoredWithEveryPredictionOfItsTournament() {
    Forecast forecast = Forecast.of(new OutcomeName("x"), 0.5);
    Decision decision = new Decision(new OutcomeName("ü"), AT.plusSeconds(9));
    TournamentId other = new TournamentId("other");
    change(
        all -> {
          all.save(
              Vector.of(
                  prediction("a", forecast),
                  prediction("b", forecast),
                  Prediction.open(other, new AgentName("a"), forecast, Option.none(), AT)));
        });
    change(
        all -> {
          all.lock(Vector.of(CUP));
          all.decide(Vector.of(new TournamentResult(CUP, decision.winner())), decision.at());
        });
    assertEquals(
        HashMap.of(CUP, Option.some(decision), other, Option.none()),
        ask(all -> all.decisions(Vector.of(CUP, other, new TournamentId("none"), CUP))));
    assertEquals(
        Vector.of(Option.some(decision), Option.some(decision)),
        ask(all -> all.of(CUP, Option.none(), 9)).map(Prediction::decision).toVector());
    assertEquals(
        Option.some(Option.none()),
        ask(all -> all.find(other, new AgentName("a"))).map(Prediction::decision));
  }

  @Test
  default void aTournamentIsLockedOnlyInAWriteUnit() {
    assertThrows(
        IllegalStateException.class,
        () ->
            ask(
                all -> {
                  all.lock(Vector.of(CUP));
                  return true;
                }));
  }

  private static Prediction prediction(String agent, Forecast forecast) {
    return Prediction.open(CUP, new AgentName(agent), forecast, Option.none(), AT);
  }

  private <T> T ask(Function<Predictions, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().predictions()));
  }

  private void change(Consumer<Predictions> work) {
    storage()
        .unitOfWork()
        .write(
            () -> {
              work.accept(storage().predictions());
              return Either.right(true);
            });
  }
}
