package dev.stoa.testkit.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentFigures;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentQuery;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentUpdate;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.Tuple;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The contract of every store of agents. */
public interface AgentsContract extends WorkspaceContract<AgentStorage> {

  @Test
  default void anAgentIsStoredAndRead() {
    Agent plain = SomeAgents.registered(storage(), "plain");
    Agent full =
        SomeAgents.stored(
            storage(),
            SomeAgents.named("ıİ-\uD83D\uDE00")
                .update(AgentUpdate.NONE.constitution("Hold'\"; drop table agents;--\n"))
                .describe("I am many.")
                .started(SomeAgents.AT.plusSeconds(1))
                .archive(SomeAgents.AT.plusSeconds(2)));
    for (Agent agent : Vector.of(plain, full)) {
      assertEquals(Option.some(agent), ask(agents -> agents.find(agent.id())));
      assertEquals(Option.some(agent), ask(agents -> agents.findByIdentity(agent.identity())));
    }
    assertEquals(Option.none(), ask(agents -> agents.find(new AgentId("nobody"))));
    assertEquals(Option.none(), ask(agents -> agents.findByIdentity(new AgentName("PLAIN"))));
  }

  @Test
  default void savingKeepsEveryChange() {
    Agent before = SomeAgents.registered(storage(), "before");
    Agent after =
        before
            .update(AgentUpdate.NONE.model("gpt-5").constitution("Doubt."))
            .rename(new AgentName("after"))
            .describe("changed")
            .started(SomeAgents.AT.plusSeconds(3))
            .archive(SomeAgents.AT.plusSeconds(4));
    save(after);
    assertEquals(Option.some(after), ask(agents -> agents.find(before.id())));
    assertEquals(Option.none(), ask(agents -> agents.findByIdentity(before.identity())));
    save(after.restore());
    assertEquals(Option.none(), ask(agents -> agents.find(before.id())).flatMap(Agent::archivedAt));
  }

  @Test
  default void aDuplicateIdOrIdentityThrowsEvenIfArchived() {
    Agent removed = SomeAgents.stored(storage(), SomeAgents.named("gone").archive(SomeAgents.AT));
    assertThrows(StorageException.class, () -> SomeAgents.stored(storage(), removed));
    assertThrows(
        StorageException.class,
        () ->
            SomeAgents.stored(
                storage(), removed.cloned(new AgentId("new"), removed.identity(), SomeAgents.AT)));
    assertThrows(
        StorageException.class,
        () ->
            SomeAgents.stored(
                storage(), removed.cloned(removed.id(), new AgentName("new"), SomeAgents.AT)));
    Agent other = SomeAgents.registered(storage(), "other");
    assertThrows(StorageException.class, () -> save(other.rename(removed.identity())));
  }

  @Test
  default void manyAreLockedByIdentityAndAddedAtOnce() {
    Agent existing = SomeAgents.registered(storage(), "there");
    Seq<Agent> added = Vector.of("ann", "bob", "cat").map(SomeAgents::named);
    Map<AgentName, Agent> holders =
        storage()
            .unitOfWork()
            .run(
                () -> {
                  Map<AgentName, Agent> found =
                      storage()
                          .agents()
                          .lockIdentities(added.append(existing).map(Agent::identity));
                  storage().agents().addAll(added);
                  return found;
                });
    assertEquals(HashMap.of(existing.identity(), existing), holders);
    assertEquals(
        added.append(existing),
        storage()
            .unitOfWork()
            .read(() -> storage().agents().page(AgentQuery.all().within(ArchiveFilter.ALL)))
            .toVector());
    assertThrows(
        StorageException.class,
        () ->
            storage()
                .unitOfWork()
                .run(
                    () -> {
                      storage().agents().addAll(Vector.of(SomeAgents.named("dan"), existing));
                      return existing;
                    }));
  }

  @Test
  default void touchingOnlyMovesTheLastActivityForward() {
    Agent agent = SomeAgents.registered(storage(), "busy");
    Instant later = SomeAgents.AT.plusSeconds(60);
    touch(agent.id(), later);
    assertEquals(Option.some(later), lastActive(agent.id()));
    touch(agent.id(), SomeAgents.AT);
    assertEquals(Option.some(later), lastActive(agent.id()));
    Agent twin =
        SomeAgents.stored(
            storage(), agent.cloned(new AgentId("twin"), new AgentName("twin"), SomeAgents.AT));
    assertEquals(Option.none(), lastActive(twin.id()));
    touch(twin.id(), SomeAgents.AT);
    assertEquals(Option.some(SomeAgents.AT), lastActive(twin.id()));
    touch(new AgentId("nobody"), later);
  }

  @Test
  default void theSuffixOfAnIdFindsItsAgent() {
    Agent first = withId("3f2a-9c01", "first");
    Agent second = withId("77b0-9c01", "second");
    Agent removed = withId("1111-aaaa", "gone");
    save(removed.archive(SomeAgents.AT));
    Agent odd = withId("x_%\\", "odd");
    assertEquals(Vector.of(first), ending("a-9c01", ArchiveFilter.LIVE));
    assertEquals(Vector.of(second, first), ending("9c01", ArchiveFilter.LIVE));
    assertEquals(Vector.of(second), ending("77b0-9c01", ArchiveFilter.LIVE));
    assertEquals(Vector.empty(), ending("9C01", ArchiveFilter.LIVE));
    assertEquals(Vector.empty(), ending("077b0-9c01", ArchiveFilter.LIVE));
    assertEquals(Vector.empty(), ending("aaaa", ArchiveFilter.LIVE));
    assertEquals(Vector.of(removed.id()), ending("aaaa", ArchiveFilter.ALL).map(Agent::id));
    assertEquals(Vector.of(odd), ending("_%\\", ArchiveFilter.LIVE));
    assertEquals(Vector.empty(), ending("%", ArchiveFilter.LIVE));
    assertEquals(
        Vector.of(second),
        ask(agents -> agents.endingWith("01", ArchiveFilter.LIVE, 1)).toVector());
  }

  @Test
  default void agentsAreListedByIdentityInPages() {
    for (String identity : new String[] {"b", "a", "B", "\uFFFD", "\uD83D\uDE00", "a-1"}) {
      SomeAgents.registered(storage(), identity);
    }
    save(SomeAgents.named("b").archive(SomeAgents.AT));
    assertEquals(
        Vector.of("B", "a", "a-1", "b", "\uFFFD", "\uD83D\uDE00"),
        page(null, ArchiveFilter.ALL, 9));
    assertEquals(
        Vector.of("B", "a", "a-1", "\uFFFD", "\uD83D\uDE00"), page(null, ArchiveFilter.LIVE, 9));
    assertEquals(Vector.of("B", "a"), page(null, ArchiveFilter.LIVE, 2));
    assertEquals(Vector.of("a-1", "\uFFFD"), page("a", ArchiveFilter.LIVE, 2));
    assertEquals(Vector.of("a-1", "b"), page("a", ArchiveFilter.ALL, 2));
    assertEquals(Vector.of("b"), page(null, ArchiveFilter.ARCHIVED, 9));
    assertEquals(Vector.empty(), page("\uD83D\uDE00", ArchiveFilter.ALL, 2));
    Seq<AgentName> live = ask(agents -> agents.identities("a", 2));
    assertEquals(Vector.of("a-1", "\uFFFD"), live.map(AgentName::value).toVector());
  }

  @Test
  default void anAgentIsLockedOnlyInAWriteUnit() {
    Agent agent = SomeAgents.registered(storage(), "still");
    assertThrows(IllegalStateException.class, () -> ask(agents -> agents.lock(agent.id())));
    assertThrows(
        IllegalStateException.class, () -> ask(agents -> agents.lockIdentity(agent.identity())));
  }

  @Test
  default void mergingMovesSpawnsBehindThoseOfTheOther() {
    Agent from = SomeAgents.registered(storage(), "from");
    Agent into = SomeAgents.registered(storage(), "into");
    Agent bystander = SomeAgents.registered(storage(), "bystander");
    SomeAgents.spawned(storage(), from.id(), "f1", Option.none());
    SomeAgents.spawned(storage(), into.id(), "i1", Option.none());
    SomeAgents.spawned(storage(), from.id(), "f2", Option.none());
    SomeAgents.spawned(storage(), bystander.id(), "b1", Option.none());
    assertEquals(
        TreeMap.of("agent_sessions", 2L),
        SomeAgents.write(storage(), () -> locked(from, into).merge(from.id(), into.id())));
    assertEquals(Option.none(), ask(agents -> agents.find(from.id())));
    assertEquals(
        Vector.of("f2:3", "f1:2", "i1:1"),
        storage()
            .unitOfWork()
            .read(() -> storage().spawns().before(into.id(), Long.MAX_VALUE, 10))
            .map(spawn -> spawn.id() + ":" + spawn.number())
            .toVector());
    assertEquals(
        Vector.of(1L),
        storage()
            .unitOfWork()
            .read(() -> storage().spawns().before(bystander.id(), Long.MAX_VALUE, 10))
            .map(Spawn::number)
            .toVector());
  }

  @Test
  default void mergingMovesTasks() {
    Agent from = SomeAgents.registered(storage(), "from");
    Agent into = SomeAgents.registered(storage(), "into");
    AgentTaskId task = new AgentTaskId("t1");
    SomeAgents.write(
        storage(),
        () ->
            storage()
                .agentTasks()
                .add(
                    Vector.of(Tuple.of(task, AgentTaskOrder.of(from.id(), "count"))),
                    SomeAgents.AT));
    assertEquals(
        TreeMap.of("tasks", 1L),
        SomeAgents.write(storage(), () -> locked(from, into).merge(from.id(), into.id())));
    assertEquals(
        Option.some(into.id()),
        storage()
            .unitOfWork()
            .read(() -> storage().agentTasks().find(task))
            .map(moved -> moved.order().agent()));
    assertEquals(
        Vector.of(1L),
        storage()
            .unitOfWork()
            .read(
                () ->
                    storage()
                        .agentStatistics()
                        .perAgent(AgentQuery.all().within(ArchiveFilter.ALL)))
            .map(AgentFigures::tasks)
            .toVector());
    assertEquals(
        1, storage().unitOfWork().read(() -> storage().agentStatistics().totals()).tasks());
  }

  @Test
  default void aMergeOfNothingMovesNothing() {
    Agent from = SomeAgents.registered(storage(), "from");
    Agent into = SomeAgents.registered(storage(), "into");
    assertEquals(
        TreeMap.empty(),
        SomeAgents.write(storage(), () -> locked(from, into).merge(from.id(), into.id())));
    assertEquals(Vector.of("into"), page(null, ArchiveFilter.ALL, 9));
  }

  @Test
  default void aMergeInARefusedUnitIsRolledBack() {
    Agent from = SomeAgents.registered(storage(), "from");
    Agent into = SomeAgents.registered(storage(), "into");
    Spawn spawn = SomeAgents.spawned(storage(), from.id(), "f1", Option.none());
    storage().unitOfWork().write(() -> Either.left(locked(from, into).merge(from.id(), into.id())));
    assertEquals(
        Option.some(spawn), storage().unitOfWork().read(() -> storage().spawns().find(spawn.id())));
    assertEquals(Vector.of("from", "into"), page(null, ArchiveFilter.ALL, 9));
  }

  private Agents locked(Agent one, Agent other) {
    storage().agents().lock(one.id());
    storage().agents().lock(other.id());
    return storage().agents();
  }

  private <T> T ask(Function<Agents, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().agents()));
  }

  private void save(Agent agent) {
    SomeAgents.write(
        storage(),
        () -> {
          storage().agents().lock(agent.id());
          storage().agents().save(agent);
          return agent;
        });
  }

  @Test
  default void takenNamesAreReported() {
    SomeAgents.registered(storage(), "ada");
    Agent removed = SomeAgents.registered(storage(), "gone");
    save(removed.archive(SomeAgents.AT));
    Vector<AgentName> wanted = Vector.of("ADA", "ada", "gone", "nobody").map(AgentName::new);
    assertEquals(
        HashSet.of(new AgentName("ada"), new AgentName("gone")),
        SomeAgents.write(storage(), () -> storage().agents().keepNames(wanted)));
    assertEquals(
        HashSet.empty(),
        SomeAgents.write(storage(), () -> storage().agents().keepNames(Vector.empty())));
  }

  @Test
  default void aNameIsLockedWhileItIsUsed() throws Exception {
    SomeAgents.registered(storage(), "ada");
    Seq<AgentName> ada = Vector.of(new AgentName("ada"));
    CountDownLatch stored = new CountDownLatch(1);
    CountDownLatch asking = new CountDownLatch(1);
    AtomicBoolean done = new AtomicBoolean();
    Thread keeper =
        new Thread(
            () ->
                SomeAgents.write(
                    storage(),
                    () -> {
                      storage().agents().keepNames(ada);
                      stored.countDown();
                      await(asking);
                      done.set(true);
                      return ada;
                    }));
    keeper.start();
    stored.await();
    asking.countDown();
    assertTrue(
        SomeAgents.write(
            storage(),
            () -> {
              storage().agents().lockNames();
              // A lock may be taken together with the next statement.
              storage().agents().lock(new AgentId("none"));
              return done.get();
            }));
    keeper.join();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  default void aRemovedAgentIsGone() {
    Agent ada = SomeAgents.registered(storage(), "ada");
    Agent bob = SomeAgents.registered(storage(), "bob");
    SomeAgents.spawned(storage(), ada.id(), "s1", Option.none());
    SomeAgents.spawned(storage(), bob.id(), "s2", Option.none());
    assertEquals(TreeMap.of("agent_sessions", 1L), ask(agents -> agents.belongings(ada.id())));
    SomeAgents.write(
        storage(),
        () -> {
          storage().agents().lock(ada.id());
          storage().agents().remove(ada.id());
          return ada;
        });
    assertEquals(Option.none(), ask(agents -> agents.find(ada.id())));
    assertEquals(TreeMap.empty(), ask(agents -> agents.belongings(ada.id())));
    assertEquals(
        Option.none(),
        storage().unitOfWork().read(() -> storage().spawns().find(new SpawnId("s1"))));
    assertTrue(
        storage().unitOfWork().read(() -> storage().spawns().find(new SpawnId("s2"))).isDefined());
  }

  private void touch(AgentId id, Instant at) {
    SomeAgents.write(
        storage(),
        () -> {
          storage().agents().touch(id, at);
          return id;
        });
  }

  private Option<Instant> lastActive(AgentId id) {
    return ask(agents -> agents.find(id)).get().lastActiveAt();
  }

  private Agent withId(String id, String identity) {
    return SomeAgents.stored(
        storage(),
        SomeAgents.named("origin").cloned(new AgentId(id), new AgentName(identity), SomeAgents.AT));
  }

  private Vector<Agent> ending(String suffix, ArchiveFilter show) {
    return ask(agents -> agents.endingWith(suffix, show, 10)).toVector();
  }

  private Vector<String> page(@Nullable String after, ArchiveFilter show, int limit) {
    PageRequest<AgentName> page = new PageRequest<>(Option.of(after).map(AgentName::new), limit);
    return ask(agents -> agents.page(new AgentQuery(show, page)))
        .map(agent -> agent.identity().value())
        .toVector();
  }
}
