package dev.stoa.application.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentQuery;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.AgentUpdate;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class AgentOperationsTest {

  @AutoClose private final Registry registry = new Registry();
  private final AgentOperations agents = registry.agents;

  @Test
  void anIdentityIsGivenOnce() {
    Agent zealot = registry.registered("zealot");
    assertEquals(
        Either.left(new AgentRefused.IdentityTaken(zealot.identity(), zealot.id())),
        agents.register(AgentRegistration.of("zealot", "gpt-5")));
    agents.archive("zealot");
    Either<AgentRefused, Agent> again = agents.register(AgentRegistration.of("zealot", "gpt-5"));
    assertEquals(
        Either.left(new AgentRefused.IdentityArchived(zealot.identity(), zealot.id())), again);
    assertEquals(
        "identity zealot belongs to the archived agent 001-aabbcc: restore it or choose another",
        again.getLeft().sentence());
  }

  @Test
  void manyAreRegisteredAsIfOneByOneOrNotAtAll() {
    Seq<AgentRegistration> three =
        Vector.of("ann", "bob", "cat").map(name -> AgentRegistration.of(name, "gpt-5"));
    Seq<Agent> registered = agents.registerAll(three).get();
    assertEquals(Vector.of("ann", "bob", "cat"), identities(registered));
    registered.forEach(
        agent -> assertEquals(Either.right(agent), agents.resolve(agent.identity().value())));
    assertEquals(Either.right(Vector.empty()), agents.registerAll(Vector.empty()));
    assertEquals(
        Either.left(
            new AgentRefused.IdentityTaken(registered.get(1).identity(), registered.get(1).id())),
        agents.registerAll(
            Vector.of("dan", "bob").map(name -> AgentRegistration.of(name, "gpt-5"))));
    assertInstanceOf(
        AgentRefused.IdentityTaken.class,
        agents
            .registerAll(Vector.of("eve", "eve").map(name -> AgentRegistration.of(name, "gpt-5")))
            .getLeft());
    int tooMany = AgentRegistration.MAX_BATCH + 1;
    assertEquals(
        Either.left(new AgentRefused.TooMany(tooMany, AgentRegistration.MAX_BATCH)),
        agents.registerAll(Vector.fill(tooMany, three.head())));
    assertEquals(
        Vector.of("ann", "bob", "cat"),
        identities(agents.list(AgentQuery.all().within(ArchiveFilter.ALL)).items()));
  }

  private static Vector<String> identities(Seq<Agent> agents) {
    return agents.map(agent -> agent.identity().value()).toVector();
  }

  @Test
  void anAgentIsFoundByIdIdentityOrEndOfId() {
    Agent first = registry.registered("first");
    Agent second = registry.registered("second");
    assertEquals(Either.right(first), agents.resolve("001-aabbcc"));
    assertEquals(Either.right(first), agents.resolve("first"));
    assertEquals(Either.right(second), agents.resolve("3-aabbcc"));
    assertEquals(Option.some(first), agents.find(first.id()));
    assertEquals(Option.none(), agents.find(new AgentId("3-aabbcc")));
    assertEquals(
        Either.left(new AgentRefused.Unknown("frist", Vector.of("first"))),
        agents.resolve("frist"));
    assertEquals(
        "agent frist is unknown: did you mean first? Else see `stoa agent list`, or register it"
            + " with `stoa agent register`",
        agents.resolve("frist").getLeft().sentence());
    assertEquals(Either.left(new AgentRefused.Unknown("nobody")), agents.resolve("nobody"));
    assertEquals(Either.left(new AgentRefused.Unknown("aabbc")), agents.resolve("aabbc"));
    assertEquals(Either.left(new AgentRefused.Unknown("a b")), agents.resolve("a b"));
    Either<AgentRefused, Agent> both = agents.resolve("-aabbcc");
    assertEquals(
        Either.left(new AgentRefused.Ambiguous("-aabbcc", Vector.of(first, second))), both);
    assertEquals(
        "agent -aabbcc may be 001-aabbcc (first), 003-aabbcc (second): give more of the id",
        both.getLeft().sentence());
    assertThrows(IllegalArgumentException.class, () -> agents.resolve(" "));
    assertThrows(IllegalArgumentException.class, () -> agents.resolve("a\u0000"));
  }

  @Test
  void anIdentityThatLooksLikeTheIdOfAnotherIsNotIt() {
    Agent first = registry.registered("first");
    registry.registered("001-aabbcc");
    assertEquals(Either.right(first), agents.resolve("001-aabbcc"));
  }

  @Test
  void theArchivedAreFoundButDoNothing() {
    Agent first = registry.registered("first");
    registry.registered("second");
    Agent removed = agents.archive("first").get();
    assertEquals(Either.right(removed), agents.archive("first"), "again, nothing changes");
    Either<AgentRefused, Agent> refused =
        Either.left(new AgentRefused.Archived(first.identity(), first.id()));
    assertEquals(Either.right(removed), agents.resolve("first"));
    assertEquals(Either.right(removed), agents.resolve("001-aabbcc"));
    assertEquals("second", agents.resolve("-aabbcc").get().identity().value());
    assertEquals(Either.right(removed), agents.resolve("1-aabbcc"));
    assertEquals(refused, agents.describe("first", "me"));
    assertEquals(refused, agents.update("first", AgentUpdate.NONE));
    assertEquals(refused, agents.rename("first", new AgentName("new")));
    assertEquals(refused, agents.cloneAs("first", new AgentName("new")));
    assertEquals(refused, agents.startSpawn("first"));
    assertEquals(Either.right(first), agents.restore("first"));
    assertEquals(Either.right(first), agents.restore("first"), "again, nothing changes");
  }

  @Test
  void whatIsSaidOfAnAgentIsKept() {
    registry.registered("zealot");
    agents.describe("zealot", "I doubt.");
    agents.update("zealot", AgentUpdate.NONE.model("gpt-5"));
    Agent changed = agents.update("zealot", AgentUpdate.NONE.constitution("Doubt.")).get();
    assertEquals(Option.some("I doubt."), changed.selfDescription());
    assertEquals("gpt-5", changed.model());
    assertEquals(Either.right(changed), agents.update("zealot", AgentUpdate.NONE));
    assertEquals(Either.right(changed), agents.resolve("zealot"));
  }

  @Test
  void aCloneIsAnAgentOfItsOwn() {
    Agent zealot = registry.registered("zealot");
    Agent twin = agents.cloneAs("zealot", new AgentName("twin")).get();
    assertEquals(zealot.model(), twin.model());
    assertEquals(Either.right(twin), agents.resolve("twin"));
    assertEquals(
        Either.left(twin.holdsIdentity()), agents.cloneAs("zealot", new AgentName("twin")));
  }

  @Test
  void aRenamedAgentIsFoundUnderItsNewNameOnly() {
    Agent old = registry.registered("old");
    Agent other = registry.registered("other");
    assertEquals(Either.right(old), agents.rename("old", old.identity()));
    assertEquals(Either.left(other.holdsIdentity()), agents.rename("old", other.identity()));
    Agent renamed = agents.rename("old", new AgentName("new")).get();
    assertEquals(Either.right(renamed), agents.resolve("new"));
    assertEquals(Either.left(new AgentRefused.Unknown("old")), agents.resolve("old"));
    registry.registered("old");
  }

  @Test
  void listsComeInPages() {
    for (String identity : new String[] {"c", "a", "b"}) {
      registry.registered(identity);
    }
    AgentQuery query = AgentQuery.all().limit(2);
    Page<Agent, AgentName> first = agents.list(query);
    assertEquals(Vector.of("a", "b"), first.items().map(agent -> agent.identity().value()));
    assertEquals(Option.some(new AgentName("b")), first.next());
    Page<Agent, AgentName> second = agents.list(query.after(first.next().get()));
    assertEquals(Vector.of("c"), second.items().map(agent -> agent.identity().value()));
    assertEquals(Option.none(), second.next());
    assertEquals(first.next(), agents.figures(query).next());
    assertThrows(IllegalArgumentException.class, () -> query.limit(0));
  }

  @Test
  void touchingMovesTheLastAct() {
    Agent zealot = registry.registered("zealot");
    TouchAgent touch = new TouchAgent(registry.storage.agents(), registry::now);
    registry
        .storage
        .unitOfWork()
        .write(
            () -> {
              touch.touch(zealot.id());
              return Either.right(zealot);
            });
    assertTrue(
        agents.resolve("zealot").get().lastActiveAt().get().isAfter(zealot.lastActiveAt().get()));
  }
}
