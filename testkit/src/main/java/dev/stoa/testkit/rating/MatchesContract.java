package dev.stoa.testkit.rating;

import static dev.stoa.testkit.rating.RatingSamples.agent;
import static dev.stoa.testkit.rating.RatingSamples.match;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.rating.LogEnd;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchQuery;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.RatedMatchBuilder;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every log of matches. */
public interface MatchesContract extends WorkspaceContract<RatingStorage> {

  @Test
  default void matchesAreStoredAndRead() {
    RatedMatch rich = match(1, Option.some(new Discipline("law")), "b", "a", "\uD83D\uDE00");
    RatedMatch drawn =
        RatedMatchBuilder.builder()
            .sequence(2)
            .id(new MatchId("d"))
            .discipline(Option.none())
            .confidence(1)
            .kFactor(7.5)
            .parts(rich.parts().reverse())
            .at(rich.at())
            .origin(Option.none())
            .build();
    append(rich, drawn);
    assertEquals(Option.some(rich), ask(log -> log.find(rich.id())));
    assertEquals(Option.some(drawn), ask(log -> log.find(drawn.id())));
    assertEquals(Option.none(), ask(log -> log.find(new MatchId("D"))));
    List<RatedMatch> seen = new ArrayList<>();
    scan(log -> log.scan(seen::add));
    assertEquals(List.of(rich, drawn), seen);
  }

  @Test
  default void reratingAMatchDoesNotChangeOthers() {
    RatedMatch reported = match(1, Option.none(), "a", "b");
    append(reported, match(2, Option.none(), "a", "b"));
    RatedMatch again = reported.ratedFrom(agent -> 1600);
    RatingSamples.write(storage(), () -> storage().matches().rerate(Vector.of(again)));
    assertEquals(Option.some(again), ask(log -> log.find(reported.id())));
    assertEquals(
        Option.some(match(2, Option.none(), "a", "b")),
        ask(log -> log.find(new MatchId("debate-2"))));
  }

  @Test
  default void movingAnAgentMovesItsMatches() {
    append(
        match(1, Option.none(), "a", "b"),
        match(2, Option.none(), "b", "c"),
        match(3, Option.none(), "z", "c"));
    assertEquals(2, count("b"));
    RatingSamples.write(
        storage(), () -> assertEquals(2, storage().matches().move(agent("b"), agent("y"))));
    assertEquals(0, count("b"));
    assertEquals(2, count("y"));
    assertEquals(
        Option.some(
            match(1, Option.none(), "a", "b")
                .with(
                    match(1, Option.none(), "a", "b")
                        .parts()
                        .map(one -> one.agent().equals(agent("b")) ? one.of(agent("y")) : one))),
        ask(log -> log.find(new MatchId("debate-1"))));
    assertEquals(
        Option.some(match(3, Option.none(), "z", "c")),
        ask(log -> log.find(new MatchId("debate-3"))));
  }

  private long count(String name) {
    return ask(log -> log.count(agent(name)));
  }

  @Test
  default void theEndIsLockedOnlyInAWriteUnit() {
    Vector<MatchId> wanted = Vector.of("debate-2", "new", "debate-1").map(MatchId::new);
    assertEquals(new LogEnd(0, Option.none(), HashMap.empty()), end(wanted));
    RatedMatch first = match(1, Option.none(), "a", "b", "c");
    RatedMatch second = match(2, Option.none(), "a", "b");
    RatedMatch third = match(3, Option.none(), "a", "b");
    append(first, second, third);
    assertEquals(
        new LogEnd(3, Option.some(third.at()), HashMap.of(first.id(), first, second.id(), second)),
        end(wanted));
    assertEquals(new LogEnd(3, Option.some(third.at()), HashMap.empty()), end(Vector.empty()));
    assertThrows(IllegalStateException.class, () -> ask(log -> log.lockEnd(wanted)));
  }

  @Test
  default void matchesOfTwoAgentsAreFoundByExactNameNewestFirst() {
    append(
        match(1, Option.none(), "claude", "gpt"),
        match(2, Option.none(), "claude-opus", "gpt"),
        match(3, Option.none(), "x", "gpt", "claude"),
        match(4, Option.none(), "claude", "x"),
        match(5, Option.none(), "gpt", "claude"));
    assertEquals(Vector.of(5L, 3L), between(Long.MAX_VALUE, 2));
    assertEquals(Vector.of(1L), between(3, 2));
  }

  @Test
  default void theLogIsListedByAgentDisciplineAndTime() {
    Discipline law = new Discipline("law");
    Vector<RatedMatch> log =
        Vector.rangeClosed(1, 40)
            .map(
                i ->
                    match(
                        i,
                        i % 3 == 0 ? Option.some(law) : Option.none(),
                        i % 2 == 0 ? "even" : "odd",
                        i % 5 == 0 ? "fifth" : "x"));
    append(log.toJavaArray(RatedMatch[]::new));
    Instant from = RatingSamples.AT.plusSeconds(11);
    Instant to = RatingSamples.AT.plusSeconds(31);
    for (MatchQuery query :
        List.of(
            MatchQuery.all(),
            MatchQuery.all().of(agent("fifth")),
            MatchQuery.all().in(law),
            MatchQuery.all().of(agent("even")).in(law),
            MatchQuery.all().since(from),
            MatchQuery.all().before(to),
            MatchQuery.all().of(agent("odd")).in(law).since(from).before(to),
            MatchQuery.all().since(RatingSamples.AT.plusSeconds(99)),
            MatchQuery.all().before(RatingSamples.AT),
            MatchQuery.all().in(new Discipline("none")))) {
      Vector<RatedMatch> wanted = log.filter(query::accepts).reverse();
      assertEquals(wanted, ask(all -> all.page(query.limit(99))).toVector());
      assertEquals(wanted.take(2), ask(all -> all.page(query.limit(2))).toVector());
      assertEquals(
          wanted.filter(match -> match.sequence() < 20).take(3),
          ask(all -> all.page(query.after(20L).limit(3))).toVector());
    }
  }

  @Test
  default void scoresOfAMatchAreConsecutive() {
    Discipline law = new Discipline("law");
    append(
        match(1, Option.none(), "a", "b"),
        match(2, Option.some(law), "b", "c"),
        match(3, Option.some(new Discipline("art")), "a", "c"));
    List<String> seen = new ArrayList<>();
    scan(log -> log.scanScores(Option.some(law), (id, name, score) -> seen.add(id + name + score)));
    assertEquals(List.of("2b1.0", "2c0.0"), seen.stream().sorted().toList());
    List<Long> ids = new ArrayList<>();
    scan(log -> log.scanScores(Option.none(), (id, name, score) -> ids.add(id)));
    assertEquals(List.of(1L, 1L, 2L, 2L, 3L, 3L), ids);
  }

  @Test
  default void aDuplicateDebateOrSequenceThrows() {
    append(match(1, Option.none(), "a", "b"));
    assertThrows(StorageException.class, () -> append(match(1, Option.none(), "c", "d")));
    RatedMatch again =
        RatedMatchBuilder.builder()
            .sequence(2)
            .id(new MatchId("debate-1"))
            .discipline(Option.none())
            .confidence(1)
            .kFactor(32)
            .parts(match(2, Option.none(), "a", "b").parts())
            .at(RatingSamples.AT)
            .origin(Option.none())
            .build();
    assertThrows(StorageException.class, () -> append(again));
  }

  @Test
  default void writersOfManyThreadsLoseNoChange() throws Exception {
    int threads = 8;
    int each = 20;
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int thread = 0; thread < threads; thread++) {
        running.add(
            pool.submit(
                () -> {
                  for (int i = 0; i < each; i++) {
                    RatingSamples.write(storage(), () -> RatingSamples.gainOne(storage()));
                  }
                }));
      }
      for (Future<?> one : running) {
        one.get();
      }
    } finally {
      pool.shutdown();
    }
    assertEquals(
        Option.some((double) threads * each),
        storage()
            .unitOfWork()
            .read(() -> storage().ratings().find(agent("a")))
            .map(rating -> rating.elo()));
    List<Long> sequences = new ArrayList<>();
    scan(log -> log.scan(one -> sequences.add(one.sequence())));
    assertEquals(Vector.rangeClosed(1L, (long) threads * each), Vector.ofAll(sequences));
  }

  private Vector<Long> between(long before, int limit) {
    return ask(log -> log.between(agent("gpt"), agent("claude"), before, limit))
        .map(RatedMatch::sequence)
        .toVector();
  }

  private void append(RatedMatch... matches) {
    RatingSamples.write(storage(), () -> storage().matches().append(Vector.of(matches)));
  }

  private LogEnd end(Vector<MatchId> wanted) {
    return storage().unitOfWork().run(() -> storage().matches().lockEnd(wanted));
  }

  private void scan(java.util.function.Consumer<Matches> work) {
    storage()
        .unitOfWork()
        .snapshot(
            () -> {
              work.accept(storage().matches());
              return "done";
            });
  }

  private <T> T ask(Function<Matches, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().matches()));
  }
}
