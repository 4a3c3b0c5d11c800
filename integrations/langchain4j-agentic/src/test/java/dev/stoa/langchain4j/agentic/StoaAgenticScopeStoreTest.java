package dev.stoa.langchain4j.agentic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.langchain4j.agentic.scope.AgenticScopeKey;
import dev.langchain4j.agentic.scope.AgenticScopePersister;
import dev.langchain4j.agentic.scope.AgenticScopeRegistry;
import dev.langchain4j.agentic.scope.AgenticScopeStore;
import dev.langchain4j.agentic.scope.DefaultAgenticScope;
import dev.stoa.bootstrap.Stoa;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Scopes of agents in Stoa, on both engines. */
final class StoaAgenticScopeStoreTest {

  @ParameterizedTest
  @EnumSource(Engine.class)
  void scopesAreSavedLoadedListedAndDeleted(Engine engine) {
    AgenticScopeStore store = store(engine.stoa());
    AgenticScopeKey text = new AgenticScopeKey("planner agent", "7 8");
    AgenticScopeKey number = new AgenticScopeKey("planner", 7L);
    AgenticScopeKey uuid = new AgenticScopeKey("planner", UUID.randomUUID());
    assertEquals(Optional.empty(), store.load(text));
    assertFalse(store.delete(text));
    for (AgenticScopeKey key : Set.of(text, number, uuid)) {
      DefaultAgenticScope scope = DefaultAgenticScope.ephemeralAgenticScope();
      for (int i = 0; i < 3; i++) {
        scope.writeState("answer", key.memoryId() + " " + i);
        assertTrue(store.save(key, scope));
      }
    }
    AgenticScopeStore elsewhere = store(engine.second());
    assertEquals("7 8 2", elsewhere.load(text).get().readState("answer"));
    assertEquals("7 2", elsewhere.load(number).get().readState("answer"));
    assertEquals(Set.of(text, number, uuid), elsewhere.getAllKeys());
    assertTrue(elsewhere.delete(number));
    assertEquals(Optional.empty(), store.load(number));
    assertEquals(Set.of(text, uuid), store.getAllKeys());
    store.delete(text);
    store.delete(uuid);
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void theFrameworkFindsAScopeThatAnotherProcessSaved(Engine engine) {
    AgenticScopePersister.setStore(store(engine.stoa()));
    try {
      AgenticScopeRegistry registry = new AgenticScopeRegistry("writer");
      DefaultAgenticScope scope = registry.create("session");
      scope.writeState("draft", "Retry with jitter.");
      registry.update(scope);
      AgenticScopePersister.setStore(store(engine.second()));
      DefaultAgenticScope read = new AgenticScopeRegistry("writer").get("session");
      assertEquals("Retry with jitter.", read.readState("draft"));
      assertTrue(store(engine.stoa()).delete(new AgenticScopeKey("writer", "session")));
    } finally {
      AgenticScopePersister.setStore(null);
    }
  }

  private static AgenticScopeStore store(Stoa stoa) {
    return new StoaAgenticScopeStore(stoa.conversations(), stoa.messages());
  }
}
