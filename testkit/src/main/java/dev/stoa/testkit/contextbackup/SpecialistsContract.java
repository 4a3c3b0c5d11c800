package dev.stoa.testkit.contextbackup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.contextbackup.ContextBackupStorage;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The contract of every store of specialists. */
public interface SpecialistsContract extends WorkspaceContract<ContextBackupStorage> {

  @Test
  default void aSpecialistComesBackAsItWas() {
    Specialist swe = register("ıİ'\";drop", 128_000);
    assertEquals(Option.some(swe), find("ıİ'\";drop"));
    assertEquals(Option.none(), find("law"));
  }

  @Test
  default void registeringAgainChangesTheWindow() {
    register("swe", 8_000);
    register("law", 8_000);
    Specialist larger = register("swe", Specialist.MAX_WINDOW);
    assertEquals(Option.some(larger), find("swe"));
    assertEquals(Option.some(Specialist.of("law", 8_000)), find("law"));
  }

  @Test
  default void severalAreFoundAtOnce() {
    Specialist swe = register("swe", 8_000);
    Specialist law = register("law", 9_000);
    register("art", 9_000);
    assertEquals(
        HashSet.of(swe, law),
        storage()
            .unitOfWork()
            .read(
                () ->
                    storage()
                        .specialists()
                        .find(Vector.of("swe", "none", "law").map(SpecialistName::new)))
            .toSet());
  }

  @Test
  default void specialistsAreListedByCodePoint() {
    Vector<Specialist> all =
        Vector.of("Z", "a", "\uFFFD", "\uD83D\uDE00").map(name -> register(name, 1_000));
    assertEquals(all, page(Option.none(), 9));
    for (int i = 0; i < all.size(); i++) {
      assertEquals(all.drop(i + 1), page(Option.some(all.get(i).name()), 9));
    }
    assertEquals(all.take(2), page(Option.none(), 2));
  }

  private Specialist register(String name, long window) {
    Specialist specialist = Specialist.of(name, window);
    return storage()
        .unitOfWork()
        .run(
            () -> {
              storage().specialists().save(specialist);
              return specialist;
            });
  }

  private Option<Specialist> find(String name) {
    return storage()
        .unitOfWork()
        .read(() -> storage().specialists().find(new SpecialistName(name)));
  }

  private Vector<Specialist> page(Option<SpecialistName> after, int limit) {
    return storage().unitOfWork().read(() -> storage().specialists().page(after, limit)).toVector();
  }
}
