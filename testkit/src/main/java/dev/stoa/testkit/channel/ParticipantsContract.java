package dev.stoa.testkit.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.Participants;
import io.vavr.collection.HashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The contract of the agents as seen by channels. */
public interface ParticipantsContract<S extends ChannelStorage & AgentStorage>
    extends ChannelWorkspace<S> {

  @Test
  default void onlyLiveAgentsPost() {
    AgentId live = givenAnAgent("live");
    AgentId archived = givenAnAgent("archived", true);
    AgentId nobody = new AgentId("nobody");
    assertTrue(read(() -> participants().isLive(live)));
    assertFalse(read(() -> participants().isLive(archived)));
    assertFalse(read(() -> participants().isLive(nobody)));
    assertTrue(write(() -> participants().noteActive(live, AT)));
    assertFalse(write(() -> participants().noteActive(archived, AT)));
    assertFalse(write(() -> participants().noteActive(nobody, AT)));
    assertThrows(
        IllegalStateException.class, () -> read(() -> participants().noteActive(live, AT)));
    assertEquals(
        Vector.of(live),
        Vector.ofAll(
            write(() -> participants().keep(Vector.of(live, archived, nobody)).get().keySet())));
    assertThrows(
        IllegalStateException.class, () -> read(() -> participants().keep(Vector.of(live)).get()));
  }

  @Test
  default void activityIsNotedToTheSecondAndNeverGoesBack() {
    AgentId agent = givenAnAgent("live");
    write(() -> participants().noteActive(agent, AT));
    assertEquals(Option.some(AT), lastActive(agent));
    Instant later = AT.plus(Participants.ACTIVITY_STEP).plusNanos(1_000);
    write(() -> participants().noteActive(agent, later));
    assertEquals(Option.some(later), lastActive(agent));
    write(() -> participants().noteActive(agent, AT));
    assertEquals(Option.some(later), lastActive(agent));
  }

  private Option<Instant> lastActive(AgentId agent) {
    return read(() -> storage().agents().find(agent).flatMap(Agent::lastActiveAt));
  }

  @Test
  default void identitiesAreFoundBothWays() {
    AgentId live = givenAnAgent("live");
    AgentId archived = givenAnAgent("archived", true);
    assertEquals(
        HashMap.of("live", live),
        read(() -> participants().identified(Vector.of("live", "LIVE", "archived", "live"))));
    assertEquals(HashMap.empty(), read(() -> participants().identified(Vector.empty())));
    assertEquals(
        HashMap.of(live, "live", archived, "archived"),
        read(
            () ->
                participants().identities(Vector.of(live, archived, live, new AgentId("nobody")))));
    assertEquals(HashMap.empty(), read(() -> participants().identities(Vector.empty())));
  }

  private Participants participants() {
    return storage().participants();
  }
}
