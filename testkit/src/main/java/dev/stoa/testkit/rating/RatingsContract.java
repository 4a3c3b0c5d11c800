package dev.stoa.testkit.rating;

import static dev.stoa.testkit.rating.RatingSamples.agent;
import static dev.stoa.testkit.rating.RatingSamples.rating;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.KnownRatings;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Standing;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of ratings. */
public interface RatingsContract extends WorkspaceContract<RatingStorage> {

  @Test
  default void ratingsAreStoredAndReplaced() {
    save(rating("claude", 1500.1 + 0.2), rating("İstanbul-\uD83D\uDE00", 1400));
    save(rating("claude", 1516));
    assertEquals(Option.some(rating("claude", 1516)), ask(all -> all.find(agent("claude"))));
    assertEquals(Option.none(), ask(all -> all.find(agent("CLAUDE"))));
    KnownRatings known =
        ask(
            all ->
                all.of(
                    names("İstanbul-\uD83D\uDE00", "nobody", "claude", "claude"), Vector.empty()));
    assertEquals(
        HashSet.of(rating("claude", 1516), rating("İstanbul-\uD83D\uDE00", 1400)),
        known.overall().toSet());
    assertEquals(2, known.overall().size());
    assertEquals(Vector.empty(), known.inDisciplines().toVector());
  }

  @Test
  default void aMergeMovesRatingsUnlessTheOtherHasThem() {
    Discipline law = new Discipline("law");
    Discipline art = new Discipline("art");
    save(rating("old", 1400), rating("new", 1600), rating("other", 1500));
    saveDomains(in(law, "old", 1), in(art, "old", 2), in(law, "new", 3));
    RatingSamples.write(storage(), () -> storage().ratings().move(agent("old"), agent("new")));
    assertEquals(Option.none(), ask(all -> all.find(agent("old"))));
    assertEquals(Option.some(rating("new", 1600)), ask(all -> all.find(agent("new"))));
    assertEquals(Option.some(rating("other", 1500)), ask(all -> all.find(agent("other"))));
    assertEquals(Vector.empty(), ask(all -> all.disciplinesOf(agent("old"))).toVector());
    assertEquals(
        Vector.of(in(art, "new", 2), in(law, "new", 3)),
        ask(all -> all.disciplinesOf(agent("new"))).toVector());
  }

  @Test
  default void manyAgentsAreReadAtOnce() {
    Discipline law = new Discipline("law");
    Discipline art = new Discipline("art");
    Vector<AgentName> many = Vector.range(0, 2_000).map(i -> agent("agent-" + i));
    RatingSamples.write(
        storage(),
        () -> {
          storage()
              .ratings()
              .save(
                  new KnownRatings(
                      many.map(name -> rating(name.value(), 1500)),
                      many.map(name -> in(law, name.value(), 1))));
        });
    saveDomains(in(art, "agent-7", 2), in(new Discipline("other"), "agent-7", 3));
    KnownRatings known = ask(all -> all.of(many, Vector.of(law, art)));
    assertEquals(2_000, known.overall().size());
    assertEquals(2_001, known.inDisciplines().size());
    assertEquals(
        new KnownRatings(Vector.empty(), Vector.empty()),
        ask(all -> all.of(Vector.empty(), Vector.of(law))));
  }

  @Test
  default void theBestComeFirstAndTiesByName() {
    save(
        rating("d", 1500),
        rating("a", 1500),
        rating("c", 1600),
        rating("b", 1500),
        rating("e", 1400));
    assertEquals(names("c", "a", "b"), leaders(Option.none(), 3));
    Option<Standing> place = Option.some(new Standing(agent("b"), 1500));
    assertEquals(names("d", "e"), leaders(place, 3));
    assertEquals(Vector.empty(), leaders(Option.some(new Standing(agent("e"), 1400)), 3));
  }

  @Test
  default void everyDisciplineHasALeaderboardOfItsOwn() {
    Discipline law = new Discipline("law");
    Discipline art = new Discipline("art");
    save(rating("b", 1));
    saveDomains(in(law, "a", 1510), in(law, "b", 1520), in(art, "a", 1490), in(law, "c", 1510));
    saveDomains(in(law, "c", 1530));
    assertEquals(
        names("c", "b"), ask(all -> all.leaders(law, Option.none(), 2)).map(DomainRating::agent));
    assertEquals(
        names("a"),
        ask(all -> all.leaders(law, Option.some(new Standing(agent("b"), 1520)), 2))
            .map(DomainRating::agent));
    assertEquals(
        Vector.of(in(art, "a", 1490), in(law, "a", 1510)),
        ask(all -> all.disciplinesOf(agent("a"))));
    assertEquals(
        HashSet.of(in(law, "a", 1510), in(law, "c", 1530)),
        ask(all -> all.of(names("c", "x", "a"), Vector.of(law))).inDisciplines().toSet());
    assertEquals(Option.some(art), ask(all -> all.nextDiscipline(Option.none())));
    assertEquals(Option.some(law), ask(all -> all.nextDiscipline(Option.some(art))));
    assertEquals(Option.none(), ask(all -> all.nextDiscipline(Option.some(law))));
  }

  @Test
  default void allRatingsAreStreamedByName() {
    Discipline law = new Discipline("law");
    save(rating("b", 1), rating("\uD83D\uDE00", 2), rating("\uE000", 3));
    saveDomains(in(law, "b", 1), in(law, "a", 2));
    List<AgentName> seen = new ArrayList<>();
    List<AgentName> existing = new ArrayList<>();
    storage()
        .unitOfWork()
        .snapshot(
            () -> {
              storage()
                  .ratings()
                  .scan(one -> seen.add(one.agent()), one -> existing.add(one.agent()));
              return seen;
            });
    assertEquals(names("b", "\uE000", "\uD83D\uDE00"), Vector.ofAll(seen));
    assertEquals(names("a", "b"), Vector.ofAll(existing));
  }

  private Seq<AgentName> leaders(Option<Standing> after, int limit) {
    return ask(all -> all.leaders(after, limit)).map(AgentRating::agent);
  }

  private static DomainRating in(Discipline discipline, String name, double elo) {
    return new DomainRating(discipline, rating(name, elo));
  }

  private static Seq<AgentName> names(String... names) {
    return Vector.of(names).map(AgentName::new);
  }

  private void save(AgentRating... ratings) {
    RatingSamples.write(storage(), () -> storage().ratings().save(KnownRatings.overall(ratings)));
  }

  private void saveDomains(DomainRating... ratings) {
    RatingSamples.write(
        storage(), () -> storage().ratings().save(KnownRatings.inDisciplines(ratings)));
  }

  private <T> T ask(Function<Ratings, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().ratings()));
  }
}
