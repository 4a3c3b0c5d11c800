package dev.stoa.testkit.rating;

import static dev.stoa.testkit.rating.RatingSamples.agent;
import static dev.stoa.testkit.rating.RatingSamples.rating;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.CountersBuilder;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.KnownRatings;
import dev.stoa.domain.rating.RatingBaselines;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of what replay begins with. */
public interface RatingBaselinesContract extends WorkspaceContract<RatingStorage> {

  @Test
  default void ratingsReplaceThoseOfTheSameAgentAndDiscipline() {
    DomainRating law = new DomainRating(new Discipline("law"), rating("a", 1510));
    DomainRating art = new DomainRating(new Discipline("art"), rating("a", 1490));
    change(
        all -> {
          all.save(KnownRatings.overall(rating("a", 1400), rating("b", 1600)));
          all.save(KnownRatings.overall(rating("a", 1450)));
          all.save(KnownRatings.inDisciplines(law, art));
        });
    assertEquals(
        new KnownRatings(Vector.of(rating("a", 1450)), Vector.of(art, law)),
        ask(all -> all.of(agent("a"))));
  }

  @Test
  default void meetingsKeepDebatesAndWinsAndAreFoundByEitherAgent() {
    change(
        all -> {
          all.saveMeetings(
              Vector.of(
                  Encounter.of(
                      agent("b"),
                      agent("a"),
                      CountersBuilder.builder()
                          .debates(9)
                          .agreements(8)
                          .critiquesAToB(7)
                          .critiquesBToA(6)
                          .acceptedAToB(5)
                          .acceptedBToA(4)
                          .changesA(3)
                          .changesB(2)
                          .winsA(1)
                          .winsB(0)
                          .build()),
                  Encounter.of(agent("b"), agent("c"), played(2, 0, 1))));
          all.saveMeetings(Vector.of(Encounter.of(agent("b"), agent("c"), played(3, 1, 1))));
        });
    Encounter first = Encounter.of(agent("a"), agent("b"), played(9, 0, 1));
    Encounter second = Encounter.of(agent("b"), agent("c"), played(3, 1, 1));
    assertEquals(Vector.of(first, second), ask(all -> all.meetings(agent("b"))));
    assertEquals(Vector.of(second), ask(all -> all.meetings(agent("c"))));
  }

  @Test
  default void everythingIsScannedInOrderAndRemovedByAgent() {
    DomainRating law = new DomainRating(new Discipline("law"), rating("b", 1510));
    change(
        all -> {
          all.save(new KnownRatings(Vector.of(rating("b", 2), rating("a", 1)), Vector.of(law)));
          all.saveMeetings(
              Vector.of(
                  Encounter.of(agent("b"), agent("c"), played(1, 1, 0)),
                  Encounter.of(agent("a"), agent("b"), played(1, 0, 1)),
                  Encounter.of(agent("a"), agent("c"), played(1, 0, 0))));
        });
    assertEquals(List.of("a", "b", "b law", "a b", "a c", "b c"), scanned());
    change(all -> all.remove(agent("b")));
    assertEquals(List.of("a", "a c"), scanned());
  }

  private static Counters played(long debates, long winsA, long winsB) {
    return CountersBuilder.builder()
        .debates(debates)
        .agreements(0)
        .critiquesAToB(0)
        .critiquesBToA(0)
        .acceptedAToB(0)
        .acceptedBToA(0)
        .changesA(0)
        .changesB(0)
        .winsA(winsA)
        .winsB(winsB)
        .build();
  }

  private List<String> scanned() {
    List<String> found = new ArrayList<>();
    change(
        all ->
            all.scan(
                one -> found.add(one.agent().value()),
                one -> found.add(one.agent() + " " + one.discipline().value()),
                one -> found.add(one.pair().a() + " " + one.pair().b())));
    return found;
  }

  private void change(Consumer<RatingBaselines> work) {
    RatingSamples.write(storage(), () -> work.accept(storage().ratingBaselines()));
  }

  private <T> T ask(Function<RatingBaselines, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().ratingBaselines()));
  }
}
