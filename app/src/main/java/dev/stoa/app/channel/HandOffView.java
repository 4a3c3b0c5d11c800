package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** How hand-offs are shown. */
final class HandOffView {

  private HandOffView() {}

  static Answer answer(HandOff handOff) {
    return Answer.ok(listed(List.of(handOff)).text(), json(handOff));
  }

  static Table listed(Seq<HandOff> handOffs) {
    return Table.of("status", "from", "to", "summary", "created", "id")
        .rows(
            handOffs,
            handOff ->
                new Object[] {
                  handOff.status().label(),
                  handOff.from(),
                  handOff.to(),
                  handOff.summary(),
                  Instants.text(handOff.createdAt()),
                  handOff.id()
                });
  }

  static JsonObject json(HandOff handOff) {
    return new JsonMembers()
        .with("hand_off_id", handOff.id().value())
        .with("channel_id", handOff.channel().value())
        .with("from", handOff.from().value())
        .with("to", handOff.to().value())
        .withText("message_id", handOff.message().map(ChannelMessageId::value))
        .with("summary", handOff.summary())
        .with("status", handOff.status().label())
        .with("created_at", Instants.text(handOff.createdAt()))
        .withText("acknowledged_at", ChannelView.text(handOff.acknowledgedAt()))
        .withText("ended_at", ChannelView.text(handOff.endedAt()))
        .object();
  }
}
