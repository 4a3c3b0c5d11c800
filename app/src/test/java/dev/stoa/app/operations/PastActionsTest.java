package dev.stoa.app.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Action;
import dev.stoa.actions.Effect;
import dev.stoa.actions.Progress;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.PastRefused;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Seq;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What reads, reads as of an instant too, over every edge that has its action. */
final class PastActionsTest {

  private static final String AS_OF = "as_of";
  private static final Pattern OF_THE_MOMENT =
      Pattern.compile("(?m)^\\| `stoa ([\\w -]+)` \\| [^|]{20,} \\|$");

  /** The page has a reason for each. */
  @Test
  void everyActionThatReadsTakesAnInstantUnlessThePageSaysWhyNot() throws Exception {
    Set<String> without = new TreeSet<>();
    for (Action<?, ?> action : Catalogue.complete().actions()) {
      if (action.effect() != Effect.READ) {
        assertTrue(!takesInstant(action), action.name());
      } else if (!takesInstant(action)) {
        without.add(action.name());
      }
    }
    Set<String> explained = new TreeSet<>();
    Matcher row = OF_THE_MOMENT.matcher(Files.readString(Path.of("../docs/time.md")));
    while (row.find()) {
      explained.add(row.group(1).replace(' ', '.'));
    }
    assertEquals(explained, without);
  }

  @ParameterizedTest
  @EnumSource
  void noneTakesTheFutureOrNothingForNow(TestEngine engine) {
    Seq<Action<?, ?>> reading =
        Catalogue.complete().actions().filter(PastActionsTest::takesInstant);
    try (Stoa stoa = Stoa.open(engine.migratedUrl())) {
      for (Action<?, ?> action : reading) {
        RefusalException refused =
            assertThrows(
                RefusalException.class,
                () -> run(stoa, action, "2999-01-01T00:00:00Z"),
                action.name());
        assertInstanceOf(PastRefused.NotYet.class, refused.refusal(), action.name());
        assertThrows(InvalidValue.class, () -> run(stoa, action, ""), action.name());
      }
    }
  }

  private static void run(Stoa stoa, Action<?, ?> action, String asOf) {
    JsonObject input =
        action
            .examples()
            .headOption()
            .map(one -> one.input())
            .getOrElse(JsonObject.builder().build());
    action
        .runJson(
            stoa, new JsonObject(input.members().put(AS_OF, new JsonString(asOf))), Progress.NONE)
        .getOrElseThrow(RefusalException::new);
  }

  private static boolean takesInstant(Action<?, ?> action) {
    return action.inputShape().members().exists(member -> member.name().equals(AS_OF));
  }
}
