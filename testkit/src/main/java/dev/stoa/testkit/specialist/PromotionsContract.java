package dev.stoa.testkit.specialist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.specialist.ModelPromotion;
import dev.stoa.domain.specialist.PromotionDraft;
import dev.stoa.domain.specialist.PromotionId;
import dev.stoa.domain.specialist.Promotions;
import dev.stoa.domain.specialist.SpecialistStorage;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of promotions. */
public interface PromotionsContract extends WorkspaceContract<SpecialistStorage> {

  /** The instant of the first promotion of this suite. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void promotionsAreNumberedAndTheLastCanBeReverted() {
    SpecialistName swe = new SpecialistName("swe");
    ModelPromotion first =
        promoted("a", PromotionDraft.of("swe", "green").from("blue"), Option.none());
    ModelPromotion second =
        promoted(
            "b",
            PromotionDraft.of("swe", "o'neil ıİ \uD83D\uDE00")
                .metadata(CanonicalJson.of("{\"u_delta\":0.03}")),
            Option.some(first));
    ModelPromotion other = promoted("c", PromotionDraft.of("law", "x"), Option.none());
    appended(first, second, other);
    assertEquals(Option.some(second), ask(all -> all.last(swe)));
    assertEquals(Option.some(second), ask(all -> all.lastPromoted(swe)));
    ModelPromotion reverted = second.reverted(AT.plusSeconds(8));
    ModelPromotion rollback = second.rolledBack(new PromotionId("d"), second, AT.plusSeconds(8));
    write(
        all -> {
          all.lock(swe);
          all.saveReverted(reverted);
          all.append(rollback);
        });
    assertEquals(Option.some(rollback), ask(all -> all.last(swe)));
    assertEquals(Option.some(first), ask(all -> all.lastPromoted(swe)));
    assertEquals(
        Vector.of(rollback, reverted, first),
        ask(all -> all.of(swe, Option.none(), Option.none(), 9)).toVector());
    assertEquals(
        Vector.of(reverted), ask(all -> all.of(swe, Option.none(), Option.some(3L), 1)).toVector());
    assertEquals(
        Vector.of(reverted),
        ask(all -> all.of(swe, Option.some(MetadataFilter.gt("u_delta", 0)), Option.none(), 9))
            .toVector());
    assertEquals(Option.none(), ask(all -> all.lastPromoted(new SpecialistName("none"))));
    assertThrows(IllegalStateException.class, () -> ask(all -> locked(all, swe)));
  }

  @Test
  default void aNumberIsTakenOnce() {
    appended(promoted("a", PromotionDraft.of("swe", "x"), Option.none()));
    assertThrows(
        StorageException.class,
        () -> appended(promoted("b", PromotionDraft.of("swe", "y"), Option.none())));
  }

  @Test
  default void specialistsAreListedByName() {
    Vector.of("b", "a", "c")
        .forEach(
            name -> appended(promoted("id-" + name, PromotionDraft.of(name, "m"), Option.none())));
    appended(
        promoted(
            "again", PromotionDraft.of("a", "n"), ask(all -> all.last(new SpecialistName("a")))));
    assertEquals(
        Vector.of("a", "b", "c"),
        ask(all -> all.specialists(Option.none(), 9)).map(SpecialistName::value).toVector());
    assertEquals(
        Vector.of("b"),
        ask(all -> all.specialists(Option.some(new SpecialistName("a")), 1))
            .map(SpecialistName::value)
            .toVector());
  }

  private static boolean locked(Promotions all, SpecialistName name) {
    all.lock(name);
    return true;
  }

  private static ModelPromotion promoted(
      String id, PromotionDraft draft, Option<ModelPromotion> before) {
    return ModelPromotion.promoted(new PromotionId(id), draft, before, AT);
  }

  private void appended(ModelPromotion... promotions) {
    write(all -> Vector.of(promotions).forEach(all::append));
  }

  private <T> T ask(Function<Promotions, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().promotions()));
  }

  private void write(Consumer<Promotions> work) {
    storage()
        .unitOfWork()
        .run(
            () -> {
              work.accept(storage().promotions());
              return true;
            });
  }
}
