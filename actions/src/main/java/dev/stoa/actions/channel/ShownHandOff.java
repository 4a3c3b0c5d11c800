package dev.stoa.actions.channel;

import dev.stoa.actions.Listing;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffId;
import dev.stoa.domain.channel.HandOffStatus;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** Work that one agent hands to another. */
record ShownHandOff(
    HandOffId handOffId,
    ChannelId channelId,
    AgentId fromId,
    @Param("The identity of the sender.") Option<String> from,
    AgentId toId,
    @Param("The identity of the receiver.") Option<String> to,
    Option<ChannelMessageId> messageId,
    String summary,
    HandOffStatus status,
    Instant createdAt,
    Option<Instant> acknowledgedAt,
    Option<Instant> endedAt) {

  static ShownHandOff of(Workspace workspace, HandOff handOff) {
    return of(handOff, identities(workspace, List.of(handOff)));
  }

  static Listing<ShownHandOff> page(
      Workspace workspace, Page<HandOff, TimePosition<HandOffId>> page) {
    Map<AgentId, String> identities = identities(workspace, page.items());
    return Listing.of(page, handOff -> of(handOff, identities));
  }

  private static Map<AgentId, String> identities(Workspace workspace, Seq<HandOff> handOffs) {
    return References.identities(
        workspace, handOffs.flatMap(handOff -> List.of(handOff.from(), handOff.to())));
  }

  private static ShownHandOff of(HandOff handOff, Map<AgentId, String> identities) {
    return new ShownHandOff(
        handOff.id(),
        handOff.channel(),
        handOff.from(),
        identities.get(handOff.from()),
        handOff.to(),
        identities.get(handOff.to()),
        handOff.message(),
        handOff.summary(),
        handOff.status(),
        handOff.createdAt(),
        handOff.acknowledgedAt(),
        handOff.endedAt());
  }
}
