package dev.stoa.app.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.actions.Action;
import dev.stoa.actions.Example;
import dev.stoa.actions.Progress;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.Experience;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.Remember;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Where an answer has two members, false in one of them is the other, as callers of JSON expect.
 */
class OppositeAnswersTest {

  @ParameterizedTest
  @EnumSource
  void noSuccessIsAFailure(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      MemoryId id = stoa.memory().remember(Remember.of("x")).get().id();
      run(stoa, "{'id':'" + id + "','success':false}");
      run(stoa, "{'id':'" + id + "','failure':true}");
      run(stoa, "{'id':'" + id + "','failure':false}");
      run(stoa, "{'id':'" + id + "','success':false,'failure':true}");
      Experience experience = stoa.memory().find(id).get().experience();
      assertEquals(3, experience.failures());
      assertEquals(1, experience.successes());
      for (String unclear : new String[] {"", ",'success':true,'failure':true"}) {
        assertThrows(BadInput.class, () -> run(stoa, "{'id':'" + id + "'" + unclear + "}"));
      }
    }
  }

  private static void run(Stoa stoa, String input) {
    run(stoa, Catalogue.complete().find("memory.outcome").get(), new Example(input));
  }

  private static <I extends Record> void run(Stoa stoa, Action<I, ?> action, Example given) {
    I input = action.input().cast(action.inputShape().read(given.input()));
    action.run(stoa, input, Progress.NONE).getOrElseThrow(RefusalException::new);
  }
}
