package dev.stoa.testkit.evolution;

import static dev.stoa.testkit.evolution.EvolutionSamples.AT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.evolution.AgentPermissions;
import dev.stoa.domain.evolution.AgentProposal;
import dev.stoa.domain.evolution.CreatedAgent;
import dev.stoa.domain.evolution.CreatedAgentId;
import dev.stoa.domain.evolution.CreatedAgentQuery;
import dev.stoa.domain.evolution.CreatedAgentStatus;
import dev.stoa.domain.evolution.CreatedAgents;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of created agents. */
public interface CreatedAgentsContract extends WorkspaceContract<EvolutionStorage> {

  @Test
  default void anAgentIsStoredWithItsPermissionsAndDecided() {
    Generation generation = samples().generation("g", 4);
    ProfileId profile = samples().profile("p", generation).id();
    CreatedAgent proposed =
        CreatedAgent.proposed(
            new CreatedAgentId("c"),
            AgentProposal.of(generation.id(), profile, "intermediary_broker")
                .rationale("Nobody moves.")
                .permissions(
                    AgentPermissions.none()
                        .allow("terms")
                        .deny("terms.price")
                        .maxMutations(2)
                        .speakEvery(3)),
            4,
            AT);
    assertEquals(Option.none(), ask(CreatedAgents::lastTrigger));
    write(
        all -> {
          all.lock();
          all.add(proposed);
          return true;
        });
    assertEquals(Option.some(proposed), ask(all -> all.find(proposed.id())));
    assertEquals(Option.some(4L), ask(CreatedAgents::lastTrigger));
    assertEquals(0L, (long) ask(CreatedAgents::active));
    CreatedAgent active = proposed.tried(1.5).get().approved(0, AT.plusSeconds(1)).get();
    write(
        all -> {
          all.save(active);
          return true;
        });
    assertEquals(Option.some(active), ask(all -> all.find(proposed.id())));
    assertEquals(1L, (long) ask(CreatedAgents::active));
  }

  @Test
  default void anAgentHasAStoredProfile() {
    Generation generation = samples().generation("g", 1);
    CreatedAgent orphan =
        CreatedAgent.proposed(
            new CreatedAgentId("c"),
            AgentProposal.of(generation.id(), new ProfileId("none"), "validator"),
            1,
            AT);
    assertThrows(
        StorageException.class,
        () ->
            write(
                all -> {
                  all.add(orphan);
                  return true;
                }));
  }

  @Test
  default void agentsAreListedNewestFirst() {
    Generation generation = samples().generation("g", 1);
    ProfileId profile = samples().profile("p", generation).id();
    Vector<CreatedAgent> all =
        Vector.range(0, 5)
            .map(
                i ->
                    CreatedAgent.proposed(
                        new CreatedAgentId("c" + i),
                        AgentProposal.of(generation.id(), profile, "validator"),
                        i + 1L,
                        AT.plusSeconds(i / 2)))
            .map(one -> one.id().value().equals("c3") ? one.approved(0, AT).get() : one);
    write(
        agents -> {
          all.forEach(agents::add);
          return true;
        });
    Vector<CreatedAgent> expected = all.sortBy(CreatedAgent::key);
    assertEquals(expected, ask(agents -> agents.page(CreatedAgentQuery.all().limit(99))));
    assertEquals(
        expected.drop(2).take(1),
        ask(agents -> agents.page(CreatedAgentQuery.all().after(expected.get(1).key()).limit(1))));
    assertEquals(
        all.slice(3, 4),
        ask(agents -> agents.page(CreatedAgentQuery.all().status(CreatedAgentStatus.ACTIVE))));
    assertEquals(
        expected.reject(one -> one.id().value().equals("c3")).drop(1),
        ask(
            agents ->
                agents.page(
                    CreatedAgentQuery.all()
                        .status(CreatedAgentStatus.PENDING_APPROVAL)
                        .after(expected.head().key()))));
  }

  private EvolutionSamples samples() {
    return new EvolutionSamples(storage());
  }

  private <T> T ask(Function<CreatedAgents, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().createdAgents()));
  }

  private <T> T write(Function<CreatedAgents, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage().createdAgents()));
  }
}
